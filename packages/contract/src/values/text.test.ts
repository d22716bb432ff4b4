import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plain } from './text.ts'

test('accents, capitals and spaces do not tell two names apart', () => {
  expect(plain('  Núria  GARCÍA i\tMuñoz ')).toBe('nuria garcia i munoz')
  expect(plain('Çelik')).toBe(plain('celik'))
})

test('a plain text stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plain(plain(text)) === plain(text)))
})
