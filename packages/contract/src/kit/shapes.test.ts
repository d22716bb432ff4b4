import { expect, test } from 'vitest'
import { defaulted, optional } from './field.ts'
import { field } from './kinds.ts'
import { newRow, writeObject } from './shapes.ts'

test('a new row has what its declaration fills in, null where nothing is known, and no id yet', () => {
  const fields = {
    id_cosa: field.id(),
    nombre: field.text(60),
    precio: defaulted(field.money(), 1250),
    activo: defaulted(field.flag(), false),
    nota: optional(field.note()),
  }
  expect(newRow(fields)).toEqual({ nombre: null, precio: 1250, activo: false, nota: null })
  expect(writeObject(fields, newRow(fields))).toEqual({ nombre: null, precio: 12.5, activo: 0, nota: null })
})
