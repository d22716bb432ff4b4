import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allWeekdays, fromFlags, hasWeekday, listOf, maskOf } from './weekdays.ts'

const mask = fc.integer({ min: 0, max: allWeekdays })

test('Monday is 1, Sunday 64 and all days 127 (R-038)', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => maskOf([weekday]))).toEqual([1, 2, 4, 8, 16, 32, 64])
  expect(maskOf([7, 1, 2, 3, 4, 5, 6, 1])).toBe(127)
  expect(hasWeekday(64, 7)).toBe(true)
  expect(hasWeekday(63, 7)).toBe(false)
})

test('a mask, its list and its flags say the same (R-038)', () => {
  fc.assert(fc.property(mask, (m) => maskOf(listOf(m)) === m && fromFlags([1, 2, 3, 4, 5, 6, 7].map((day) => hasWeekday(m, day))) === m))
})
