import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondLargest, formatEuros, fromDecimal, percentOf, readEuros, shareOf, toDecimal } from './money.ts'

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })

test('money shows a comma, groups of three and the euro sign (R-029, R-030)', () => {
  expect(formatEuros(123450)).toBe('1.234,50\u00a0€')
  expect(formatEuros(0)).toBe('0,00\u00a0€')
  expect(formatEuros(100_000_000)).toBe('1.000.000,00\u00a0€')
})

test('negative money has a real minus and positive money a plus only when asked', () => {
  expect(formatEuros(-5)).toBe('\u22120,05\u00a0€')
  expect(formatEuros(5, { signed: true })).toBe('+0,05\u00a0€')
  expect(formatEuros(0, { signed: true })).toBe('0,00\u00a0€')
})

test.each([
  ['12,5', 1250],
  ['12.50', 1250],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  [' 12 € ', 1200],
  ['-3,00', -300],
  ['\u22120,01', -1],
  ['1.234', 123400],
  ['12.500', 1250000],
  ['1.234.567', 123456700],
  ['1 234,50', 123450],
  ['0.500', 50],
  ['12,500', 1250],
  [',5', 50],
  ['12,', 1200],
  ['+7', 700],
])('the amount %s is %i cents', (raw, expected) => {
  expect(readEuros(raw)).toBe(expected)
})

test.each(['', ' ', '€', '.', 'doce', '12,345', '0.125', '1.2.3', '12.34,5', '1.234,5.6', '--3', '1000000000,00', '1e3'])(
  '%o is no amount',
  (raw) => {
    expect(readEuros(raw)).toBeNull()
  },
)

test('what is displayed is read back (R-029)', () => {
  fc.assert(fc.property(cents, fc.boolean(), (amount, signed) => readEuros(formatEuros(amount, { signed })) === amount))
})

test('the decimal of the wire comes back as the same cents, also as text', () => {
  fc.assert(fc.property(cents, (amount) => fromDecimal(toDecimal(amount)) === amount))
  fc.assert(fc.property(cents, (amount) => fromDecimal(JSON.parse(JSON.stringify(toDecimal(amount)))) === amount))
})

test('a third decimal and amounts beyond 999.999.999,99 € are refused, binary noise is not', () => {
  expect(fromDecimal(12.345)).toBeNull()
  expect(fromDecimal(0.001)).toBeNull()
  expect(fromDecimal(1_000_000_000)).toBeNull()
  expect(fromDecimal(999_999_999.99)).toBe(99_999_999_999)
  expect(fromDecimal(999_999_999.995)).toBeNull()
  expect(fromDecimal(Number.NaN)).toBeNull()
  expect(fromDecimal(0.1 + 0.2)).toBe(30)
  expect(fromDecimal(-0)).toBe(0)
  expect(readEuros(12.5)).toBe(1250)
})

test('only a number beyond the largest amount is told apart as too large', () => {
  expect(beyondLargest(1_000_000_000)).toBe(100_000_000_000)
  expect(beyondLargest(-1_000_000_000)).toBe(-100_000_000_000)
  expect([999_999_999.99, -999_999_999.99, 0, Number.NaN].map(beyondLargest)).toEqual([null, null, null, null])
})

test('a percentage is rounded half away from zero', () => {
  expect(percentOf(1250, 2100)).toBe(263)
  expect(percentOf(-50, 100)).toBe(-1)
  expect(percentOf(50, 100)).toBe(1)
  expect(percentOf(-1, 2100)).toBe(0)
})

test('a percentage is never more than half a cent away and is symmetric', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      expect(Math.abs(percentOf(amount, rate) * 10_000 - amount * rate)).toBeLessThanOrEqual(5_000)
      expect(percentOf(-amount, rate) + percentOf(amount, rate)).toBe(0)
    }),
  )
})

test('a part of a whole is said in hundredths of a percent, and of nothing it is none', () => {
  expect([shareOf(1, 4), shareOf(1, 3), shareOf(2, 3), shareOf(5, 5), shareOf(0, 7), shareOf(3, 0)]).toEqual([
    2500, 3333, 6667, 10_000, 0, 0,
  ])
})
