import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMidnight, formatMinute, minuteOf, parseDeskMinute, readMinute } from './minute.ts'

test.each([
  ['09:30', 570],
  ['9:30', 570],
  ['09:30:00', 570],
  ['24:00', 1440],
  ['00:00', 0],
  ['930', 930],
  ['570', 570],
  [570, 570],
  [1440, 1440],
])('%o is minute %i of the day', (raw, minute) => {
  expect(readMinute(raw)).toBe(minute)
})

test.each(['', '24:01', '9:60', '25:00', '1441', '-5', '9.5', 'nine', 1441, -1, 9.5, Number.NaN])('%o is no time of the day', (raw) => {
  expect(readMinute(raw)).toBeNull()
})

test('both ways of storing the end of the day are midnight, 1439 that of time selectors (A-17, R-226)', () => {
  expect([formatMinute(1439), formatMinute(1440), asMidnight(1439), asMidnight(1440), asMidnight(600)]).toEqual([
    '24:00',
    '24:00',
    1440,
    1440,
    600,
  ])
})

test('a time past midnight shows the hour of the next day (A-17)', () => {
  expect(formatMinute(1500)).toBe('01:00')
  expect(formatMinute(0)).toBe('00:00')
})

test('every minute but 1439 is read back from its text', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (m) => readMinute(formatMinute(m)) === asMidnight(m)))
})

test.each([
  ['9', 540],
  ['930', 570],
  ['0930', 570],
  ['9.30', 570],
  ['9h30', 570],
  ['9h', 540],
  ['21:15', 1275],
  ['24', 1440],
])('the desk types %s and means minute %i', (raw, minute) => {
  expect(parseDeskMinute(raw)).toBe(minute)
})

test.each(['', '570', '25', '9:3', 'ahora', '2401'])('the desk types %o and no time is meant', (raw) => {
  expect(parseDeskMinute(raw)).toBeNull()
})

test('the minute of an instant is the wall clock of the club', () => {
  expect(minuteOf(new Date('2026-07-01T08:30:00Z'), 'Europe/Madrid')).toBe(630)
  expect(minuteOf(new Date('2026-11-20T23:00:00Z'), 'Europe/Madrid')).toBe(0)
})
