import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from './fixtures/nif.json' with { type: 'json' }
import { dniLetter, readTaxId } from './nif.ts'

const isSpanish = (id: string) => ['DNI', 'NIE', 'NIF', 'CIF'].includes(readTaxId(id)?.kind ?? '')

test.each(vectors.valid)('the Spanish id %s is right', (id) => {
  expect(isSpanish(id)).toBe(true)
  expect(readTaxId(id)?.value).toBe(id)
})

test.each(vectors.invalid)('the Spanish id %s is refused', (id) => {
  expect(isSpanish(id)).toBe(false)
  expect(readTaxId(id)).toBeNull()
})

test.each(vectors.normalise)('$input is written as $nif', ({ input, nif }) => {
  expect(readTaxId(input)?.value).toBe(nif)
})

test('each id tells its kind', () => {
  const kinds = ['12345678Z', 'X0000000T', 'K0000000T', 'B72877814', 'ESB72877814', 'PT 501 964 843'].map((id) => readTaxId(id)?.kind)
  expect(kinds).toEqual(['DNI', 'NIE', 'NIF', 'CIF', 'CIF', 'NIF-PT'])
})

test('a Portuguese id is no Spanish one and its check digit counts', () => {
  expect(isSpanish('501964843')).toBe(false)
  expect(readTaxId('501964842')).toBeNull()
  expect(readTaxId('401964843')).toBeNull()
})

test('a foreign id passes only for a person flagged as foreign', () => {
  expect(readTaxId('AB-123.456')).toBeNull()
  expect(readTaxId('AB-123.456', { foreign: true })).toEqual({ value: 'AB123456', kind: 'FOREIGN' })
  expect(readTaxId('12345678Z', { foreign: true })?.kind).toBe('DNI')
  expect(readTaxId('¿?', { foreign: true })).toBeNull()
  expect(readTaxId('PENDIENTE', { foreign: true })).toBeNull()
})

test('of the 26 letters one alone is right for a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const digits = String(number).padStart(8, '0')
      const right = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isSpanish(digits + letter))
      expect(right).toEqual([dniLetter(number)])
    }),
  )
})
