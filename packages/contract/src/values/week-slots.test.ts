import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOf, isMonthDay, monthDayAt, parseMonthDay, spansMeet } from './month-day.ts'
import { firstOverlap, stretchesOf } from './week-slots.ts'

const aSlot = fc.record({
  dias: fc.integer({ min: 1, max: 127 }),
  hora_ini: fc.integer({ min: 0, max: 1438 }),
  hora_fin: fc.integer({ min: 0, max: 1440 }),
})

test('hours past midnight are two parts, and Sunday’s night ends on Monday (A-17)', () => {
  expect(stretchesOf({ dias: 64, hora_ini: 1200, hora_fin: 120 })).toEqual([
    { day: 7, from: 1200, to: 1440, part: 'head' },
    { day: 1, from: 0, to: 120, part: 'tail' },
  ])
  expect(stretchesOf({ dias: 1, hora_ini: 0, hora_fin: 1439 })).toEqual([{ day: 1, from: 0, to: 1440, part: 'whole' }])
})

test('two slots overlap exactly when some minute of the week lies in both', () => {
  const minutes = (slot: Parameters<typeof stretchesOf>[0]) =>
    stretchesOf(slot).flatMap(({ day, from, to }) => Array.from({ length: to - from }, (_, at) => day * 1440 + from + at))
  fc.assert(
    fc.property(fc.array(aSlot, { maxLength: 3 }), (slots) => {
      const all = slots.flatMap(minutes)
      expect(firstOverlap(slots) !== null).toBe(new Set(all).size < all.length)
    }),
    { numRuns: 60 },
  )
})

test('the days of every year count from 0 to 365, with 29 February (A-16)', () => {
  for (let index = 0; index < 366; index += 1) expect(indexOf(monthDayAt(index))).toBe(index)
  expect([monthDayAt(59), monthDayAt(365), monthDayAt(366)]).toEqual([229, 1231, 101])
  expect([isMonthDay(229), isMonthDay(230), isMonthDay(631), isMonthDay(1301)]).toEqual([true, false, false, false])
})

test('a day and month is read as people write it', () => {
  expect(['15/6', '15-06', '1506', '29.2.', '31/02', '6', '15/13', '115/6'].map(parseMonthDay)).toEqual([
    615,
    615,
    615,
    229,
    null,
    null,
    null,
    null,
  ])
})

test('spans meet when they share a day, also over New Year', () => {
  const winter = { ini: 1201, fin: 131 }
  expect([
    spansMeet(winter, { ini: 101, fin: 105 }),
    spansMeet(winter, { ini: 131, fin: 301 }),
    spansMeet(winter, { ini: 201, fin: 1130 }),
  ]).toEqual([true, true, false])
})
