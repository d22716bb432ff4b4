import { expect, it } from 'vitest'
import { type LetterKind, type ReaderFacts, unreachedReason } from './reader-rule.ts'

const reader: ReaderFacts = { email: 'anna@club.test', notificar: true, refused: false, stopped: null }
const kinds: readonly LetterKind[] = ['many', 'booking', 'asked']
const reasons = (facts: Partial<ReaderFacts>) => kinds.map((kind) => unreachedReason({ ...reader, ...facts }, kind))

it('one rule decides which letter a member gets: of many, about bookings, asked for by staff (A-172, 0118)', () => {
  expect(reasons({})).toEqual([null, null, null])
  expect(reasons({ email: null })).toEqual(['sin_correo', 'sin_correo', 'sin_correo'])
  expect(reasons({ notificar: false })).toEqual(['sin_avisos', 'sin_avisos', null])
  expect(reasons({ refused: true })).toEqual(['sin_permiso', null, null])
  expect(reasons({ stopped: 'baja' })).toEqual(['baja', null, null])
  for (const stopped of ['no_existe', 'llena', 'queja'] as const) expect(reasons({ stopped })).toEqual([stopped, stopped, stopped])
  expect(reasons({ notificar: false, stopped: 'no_existe' })).toEqual(['no_existe', 'no_existe', 'no_existe'])
})
