import { describe, expect, it } from 'vitest'
import { clubTime, skippedMinutes, wallInstant } from './clock.ts'

const zone = 'Europe/Madrid'

describe('the wall clock of a club', () => {
  it('turns a wall time into its instant in winter and in summer', () => {
    expect(wallInstant('2026-11-20', 600, zone).toISOString()).toBe('2026-11-20T09:00:00.000Z')
    expect(wallInstant('2026-07-20', 600, zone).toISOString()).toBe('2026-07-20T08:00:00.000Z')
  })
  it('takes the later instant for an hour that is missing and the first for an hour that comes twice', () => {
    expect(wallInstant('2026-03-29', 150, zone).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(wallInstant('2026-10-25', 150, zone).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })
  it('comes back to the same wall time for every half hour of two years', () => {
    for (let day = new Date('2026-01-01T00:00:00Z'), n = 0; n < 730; n += 1, day = new Date(day.getTime() + 86_400_000)) {
      const text = day.toISOString().slice(0, 10)
      for (const minute of [0, 60, 240, 720, 1410]) expect(clubTime(wallInstant(text, minute, zone), zone)).toEqual({ today: text, minute })
    }
  })
  it('knows which minutes its clocks skip, and skips none on any other day (A-129)', () => {
    expect(skippedMinutes('2027-03-28', zone)).toEqual({ from: 120, to: 180 })
    expect(skippedMinutes('2027-03-28', 'Atlantic/Canary')).toEqual({ from: 60, to: 120 })
    for (const day of ['2027-10-31', '2027-03-27', '2027-03-29', '2026-11-20']) expect(skippedMinutes(day, zone)).toBeNull()
  })
})
