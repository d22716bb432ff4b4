import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from './fixtures/iban.json' with { type: 'json' }
import { cccCheck, formatIban, hasWrongControl, ibanCheck, maskIban, readIban } from './iban.ts'

test.each([...vectors.validES, ...vectors.validOther])('the account %s is right', (iban) => {
  expect(readIban(iban)).toBe(iban)
  expect(readIban(formatIban(iban))).toBe(iban)
  expect(readIban(`IBAN: ${iban.toLowerCase()}`)).toBe(iban)
})

test.each(vectors.formatted)('$input is $electronic', ({ input, electronic }) => {
  expect(readIban(input)).toBe(electronic)
})

test.each(vectors.invalid)('$iban is refused: $why', ({ iban }) => {
  expect(readIban(iban)).toBeNull()
})

test('an account shows in groups of four', () => {
  expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
})

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

test('an account with computed check digits is right and any one wrong digit is noticed', () => {
  fc.assert(
    fc.property(digits(8), digits(10), fc.nat(21), fc.integer({ min: 1, max: 9 }), (branch, number, at, by) => {
      const bban = branch + cccCheck(branch, number) + number
      const iban = `ES${ibanCheck('ES', bban)}${bban}`
      expect(readIban(iban)).toBe(iban)
      const wrong = iban.slice(0, at + 2) + ((Number(iban[at + 2]) + by) % 10) + iban.slice(at + 3)
      expect(readIban(wrong)).toBeNull()
    }),
  )
})

test('of the wrong ones only that whose Spanish control digits alone are wrong is said to be so', () => {
  expect(vectors.invalid.filter(({ iban }) => hasWrongControl(iban)).map(({ iban }) => iban)).toEqual(['ES8350210036679521296135'])
  expect(vectors.validES.filter(hasWrongControl)).toEqual([])
})

test('a masked one shows its country and the last four signs alone', () => {
  expect(maskIban('ES1220855500228814008814')).toBe('ES•• ···· 8814')
  for (const iban of vectors.validES) expect(maskIban(iban)).not.toContain(iban.slice(2, -4))
})
