import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each(['600112233', '600 11 22 33', '600.112.233', '+34 600-112-233', '0034600112233', '34600112233', '(+34) 600112233'])(
  '%s is one and the same number',
  (raw) => {
    expect(readPhone(raw)).toBe('+34600112233')
  },
)

test.each([
  ['912 345 678', 'PT', '+351912345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'ES', '+33612345678'],
  ['06 1234567', 'IT', '+39061234567'],
  ['+376 312 345', 'ES', '+376312345'],
  ['+1 (415) 555-2671', 'ES', '+14155552671'],
])('%s in %s is %s', (raw, country, phone) => {
  expect(readPhone(raw, country)).toBe(phone)
})

test.each(['', '12345', '500112233', '6001122334', 'no', '600112233 / 600112244', '+34500112233', '+', '600112233 (madre)'])(
  '%o is no telephone',
  (raw) => {
    expect(readPhone(raw)).toBeNull()
  },
)

test('a stored number is read again as itself, in either form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600_000_000, max: 799_999_999 }), (n) => {
      const phone = `+34${n}`
      expect(readPhone(phone)).toBe(phone)
      expect(readPhone(formatPhone(phone))).toBe(phone)
    }),
  )
  expect(formatPhone('+34600112233')).toBe('600 112 233')
  expect(formatPhone('+351912345678')).toBe('+351912345678')
})
