import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillFields, mergeFields, unknownFields, writtenFields } from './merge-fields.ts'

it('a field is filled with the value of its reader, or with its word for nobody', () => {
  const text = 'Hola, {{nombre|socio}}: {{ curso | tu curso }} y {{grupo}}.'
  expect(fillFields(text, { nombre: 'Anna', curso: null, grupo: 'A' })).toBe('Hola, Anna: tu curso y A.')
  expect(fillFields(text, {})).toBe('Hola, socio: tu curso y .')
  expect(writtenFields(text)).toEqual([
    { field: 'nombre', otherwise: 'socio' },
    { field: 'curso', otherwise: 'tu curso' },
    { field: 'grupo', otherwise: '' },
  ])
})
it('fields that do not exist are named, each once; single braces are text', () => {
  expect(unknownFields('{{nombre}} {{sueldo}} {{sueldo|x}} {{DNI}} {nombre}', mergeFields)).toEqual(['sueldo', 'DNI'])
  expect(fillFields('{nombre} {{}} {{ }}', { nombre: 'Anna' })).toBe('{nombre} {{}} {{ }}')
})
it('a text of any length is read once', () => {
  for (const text of [`{{a${' '.repeat(200_000)}<`, `{{${'a '.repeat(100_000)}|`, '{{a '.repeat(50_000)]) {
    expect(fillFields(text, {})).toBe(text)
    expect(writtenFields(text)).toEqual([])
  }
})
it('a value is never read as a field again', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(fillFields('<{{nombre}}>', { nombre: `{{apellidos}}${value}` })).toBe(`<{{apellidos}}${value}>`)
    }),
  )
})
