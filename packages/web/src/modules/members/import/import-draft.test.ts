import { expect, test } from 'vitest'
import { missing, repeated } from './import-draft.ts'

test('two columns on one field are found, but two surnames and two remarks may be joined', () => {
  expect([...repeated(['nombre', 'email', 'email', '', ''])]).toEqual(['email'])
  expect([...repeated(['apellidos', 'apellidos', 'observaciones', 'observaciones'])]).toEqual([])
})

test('a list needs a name and surnames, in two columns or in one (A-07)', () => {
  expect(missing(['nombre', 'nif'])).toEqual(['apellidos'])
  expect(missing(['', ''])).toEqual(['nombre', 'apellidos'])
  expect(missing(['nombre_completo'])).toEqual([])
})
