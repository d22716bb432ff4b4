import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromDayNumber, weekday } from './day.ts'
import { addTargetDays, isTargetDay, nextTargetDay } from './target-day.ts'

const anyDay = fc.integer({ min: 0, max: 36_000 }).map(fromDayNumber)

test.each([
  ['2026-11-28', 'a Saturday'],
  ['2026-11-29', 'a Sunday'],
  ['2027-01-01', 'the first of January'],
  ['2027-03-26', 'Good Friday of 2027'],
  ['2027-03-29', 'Easter Monday of 2027'],
  ['2026-04-03', 'Good Friday of 2026'],
  ['2026-04-06', 'Easter Monday of 2026'],
  ['2038-04-23', 'Good Friday of 2038, of the latest possible Easter'],
  ['2038-04-26', 'Easter Monday of 2038'],
  ['2285-03-20', 'Good Friday of 2285, of the earliest Easter within reach'],
  ['2049-04-16', 'Good Friday of 2049, with the correction of the epact'],
  ['2026-05-01', 'the first of May'],
  ['2026-12-25', 'Christmas Day'],
  ['2028-12-26', 'the 26th of December'],
])('banks do not settle on %s, %s', (day) => {
  expect(isTargetDay(day)).toBe(false)
})

test.each([
  ['2026-12-08', 'a holiday of Spain only'],
  ['2026-10-12', 'a holiday of Spain only'],
  ['2026-12-24', 'Christmas Eve'],
  ['2027-03-25', 'Maundy Thursday'],
  ['2027-03-30', 'the Tuesday after Easter'],
])('banks settle on %s, %s', (day) => {
  expect(isTargetDay(day)).toBe(true)
})

test('the next day of TARGET is the day itself or the one after a row of holidays', () => {
  expect(nextTargetDay('2026-11-27')).toBe('2026-11-27')
  expect(nextTargetDay('2026-11-28')).toBe('2026-11-30')
  expect(nextTargetDay('2026-12-25')).toBe('2026-12-28')
  expect(nextTargetDay('2027-03-26')).toBe('2027-03-30')
})

test('days of TARGET are counted forwards and backwards', () => {
  expect(addTargetDays('2026-11-27', 1)).toBe('2026-11-30')
  expect(addTargetDays('2026-11-28', 1)).toBe('2026-11-30')
  expect(addTargetDays('2026-11-28', 0)).toBe('2026-11-30')
  expect(addTargetDays('2026-12-24', 2)).toBe('2026-12-29')
  expect(addTargetDays('2027-03-30', -1)).toBe('2027-03-25')
  expect(addTargetDays('2026-11-29', -1)).toBe('2026-11-27')
})

test('a count forwards and back again returns to any day of TARGET, and none of the days is of a weekend', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (day, n) => {
      const start = nextTargetDay(day)
      const end = addTargetDays(start, n)
      expect(addTargetDays(end, -n)).toBe(start)
      expect(weekday(end)).toBeLessThan(6)
      expect(isTargetDay(addDays(end, weekday(end) === 5 ? 1 : 0))).toBe(weekday(end) !== 5)
    }),
  )
})
