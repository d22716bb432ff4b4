import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayNumber,
  dayOf,
  daysBetween,
  endOfMonth,
  formatCompact,
  formatDay,
  fromDayNumber,
  isDay,
  parseDeskDay,
  readDay,
  startOfMonth,
  weekday,
} from './day.ts'

const anyDay = fc.integer({ min: -40_000, max: 40_000 }).map(fromDayNumber)

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 23:59:59', '2026-11-20'],
  ['20/11/2026 23:59:59', '2026-11-20'],
  ['05/03/2026', '2026-03-05'],
  ['5/3/2026', '2026-03-05'],
  ['20112026', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
])('%s is read as %s (A-18)', (raw, day) => {
  expect(readDay(raw)).toBe(day)
})

test.each([
  '31/02/2026',
  '2026-02-31',
  '29022026',
  '0000-00-00',
  '2026-13-01',
  '20/11/26',
  '2026-11-20 25:00:00',
  '2026-11-20Z',
  '',
  'hoy',
])('%o is no day of the wire', (raw) => {
  expect(readDay(raw)).toBeNull()
})

test('every written form of a day is read back (R-030, A-18)', () => {
  fc.assert(fc.property(anyDay, (day) => readDay(day) === day && readDay(formatDay(day)) === day && readDay(formatCompact(day)) === day))
  expect(formatDay('2026-03-05')).toBe('05/03/2026')
  expect(formatCompact('2026-03-05')).toBe('05032026')
})

test('only existing days in the form yyyy-MM-dd are days', () => {
  expect(isDay('2026-02-28')).toBe(true)
  expect([isDay('2026-02-30'), isDay('2026-2-3'), isDay('20/11/2026'), isDay('')]).toEqual([false, false, false, false])
})

test('adding days and counting them agree', () => {
  expect(dayNumber('2000-01-01')).toBe(0)
  expect(dayNumber('1999-12-31')).toBe(-1)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, n) => {
      expect(daysBetween(day, addDays(day, n))).toBe(n)
      expect(fromDayNumber(dayNumber(day))).toBe(day)
    }),
  )
})

test('weekdays go from 1 Monday to 7 Sunday (R-038)', () => {
  expect(weekday('2026-11-16')).toBe(1)
  expect(weekday('2026-11-22')).toBe(7)
  expect(weekday('1999-12-31')).toBe(5)
  fc.assert(fc.property(anyDay, (day) => weekday(addDays(day, 1)) === (weekday(day) % 7) + 1))
})

test('adding months stops at the end of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2026-11-30', 15)).toBe('2028-02-29')
})

test('a month later is in the next month, on the same day or its last', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (day, n) => {
      const later = addMonths(day, n)
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(months(later) - months(day)).toBe(n)
      expect(later.slice(8) === day.slice(8) || later === endOfMonth(later)).toBe(true)
    }),
  )
})

test('a month begins on its first day and ends before the next', () => {
  expect(startOfMonth('2026-02-20')).toBe('2026-02-01')
  fc.assert(fc.property(anyDay, (day) => addDays(endOfMonth(day), 1).endsWith('-01')))
})

test('an instant near midnight belongs to the day of the club, also when clocks change', () => {
  expect(dayOf(new Date('2026-11-19T23:30:00Z'), 'Europe/Madrid')).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-19T23:30:00Z'), 'Atlantic/Canary')).toBe('2026-11-19')
  expect(dayOf(new Date('2026-10-24T22:30:00Z'), 'Europe/Madrid')).toBe('2026-10-25')
})

test.each([
  ['20112026', '2026-11-20'],
  ['201126', '2026-11-20'],
  ['5/3/26', '2026-03-05'],
  ['3-4-2026', '2026-04-03'],
  ['3.4.85', '1985-04-03'],
  ['20/12', '2026-12-20'],
  ['2012', '2026-12-20'],
  ['+3', '2026-11-23'],
  ['-20', '2026-10-31'],
  ['hoy', '2026-11-20'],
  ['Avui', '2026-11-20'],
  ['gaur', '2026-11-20'],
  ["aujourd'hui", '2026-11-20'],
  ['mañana', '2026-11-21'],
  ['ahir', '2026-11-19'],
  ['2026-03-05', '2026-03-05'],
])('the desk types %s and means %s', (raw, day) => {
  expect(parseDeskDay(raw, '2026-11-20')).toBe(day)
})

test.each(['31/02/2026', '3102', '', '5', '1/2/3', 'quizás', '5/13/2026'])('the desk types %o and no day is meant', (raw) => {
  expect(parseDeskDay(raw, '2026-11-20')).toBeNull()
})

test('a displayed day typed again is the same day', () => {
  fc.assert(fc.property(anyDay, (day) => parseDeskDay(formatDay(day), '2026-11-20') === day))
})
