import { expect, test } from 'vitest'
import { provinceOf, readPostalCode } from './postal-code.ts'
import { provincesOfSpain } from './provinces.ts'

test('a Spanish postal code has five digits and begins with a province; other countries have their own', () => {
  expect(['08001', ' 28013 ', '52001', '4000-123', 'ad500'].map((code) => readPostalCode(code))).toEqual([
    '08001',
    '28013',
    '52001',
    '4000-123',
    'AD500',
  ])
  for (const code of ['53001', '00123', '2801', '280011', 'A8001', '99999', '']) expect([code, readPostalCode(code)]).toEqual([code, null])
  expect(['75008', 'SW1A 1AA', '99999'].map((code) => readPostalCode(code, { foreign: true }))).toEqual(['75008', 'SW1A 1AA', '99999'])
})
test('every province has its code, by its official name', () => {
  const named = Array.from({ length: 52 }, (_, at) => provinceOf(`${String(at + 1).padStart(2, '0')}001`))
  expect(new Set(named)).toEqual(new Set(provincesOfSpain))
  expect([named[7], named[27], named[34], provinceOf('53001'), provinceOf('4000-123')]).toEqual([
    'Barcelona',
    'Madrid',
    'Las Palmas',
    null,
    null,
  ])
})
