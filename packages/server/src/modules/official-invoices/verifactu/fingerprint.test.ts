import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const folder = join(import.meta.dirname, '../../../../../contract/src/modules/official-invoices/fixtures')
const { vectors } = JSON.parse(readFileSync(join(folder, 'hash-vectors.json'), 'utf8')) as { vectors: { input: string; huella: string }[] }

it.each(vectors)('the fingerprint of a text is that of the example $huella', ({ input, huella }) => {
  expect(fingerprint(input)).toBe(huella)
})
it('a fingerprint is of the bytes in UTF-8', () => {
  expect(fingerprint('ñ')).toBe('024BB90888CA89A15A19E9BDD8C712BFB070465FCE1EF25E43C170EA44FC5E5F')
})
