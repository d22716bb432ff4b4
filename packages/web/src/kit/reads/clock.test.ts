import { addDays } from '@app/contract/values/day'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clubInstant, clubTime } from './clock.ts'
import { setSession } from './session.ts'

beforeEach(() => setSession({ info: { zona: 'Europe/Madrid' } } as never))
afterEach(() => setSession(null))

it('an instant has its day and minute by the clock of the club, whatever the season', () => {
  expect(clubInstant('2026-07-01', 540).toISOString()).toBe('2026-07-01T07:00:00.000Z')
  expect(clubInstant('2026-12-01', 540).toISOString()).toBe('2026-12-01T08:00:00.000Z')
  // the hour that the clock skips in March
  expect(clubInstant('2026-03-29', 150).toISOString()).toMatch(/^2026-03-29T0[01]:30/)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 240, max: 1439 }), (days, minute) => {
      const day = addDays('2026-01-01', days)
      expect(clubTime(clubInstant(day, minute).getTime())).toEqual({ day, minute })
    }),
  )
})
