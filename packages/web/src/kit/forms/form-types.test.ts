import { action } from '@app/contract/kit/action'
import { defaulted, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, nothing, object } from '@app/contract/kit/shapes'
import { expect, test } from 'vitest'
import type { useForm } from './use-form.ts'

const save = action({
  endpoint: 'POST /api/prueba/{id}',
  permission: 'anyone',
  input: {
    id: field.ref('prueba'),
    nombre: field.text(20),
    nota: optional(field.text(20)),
    activo: defaulted(field.flag(), true),
    precios: list(object({ id_mst_tiposocio: field.ref('tipo_socio'), precio: field.money() })),
  },
  output: nothing,
})
const fields = { nombre: field.text(20), precio: field.money() }

/** Compiled and never run: each line below a comment is a mistake that must not compile. */
const mistakes = (use: typeof useForm) => {
  const form = use({ call: save, given: { id: 1 }, by: { precios: { by: ['id_mst_tiposocio'] } } })
  form.set('nombre', 'Uno')
  form.rows('precios').add({ precio: 500 })
  // @ts-expect-error a field that the call does not have
  form.set('nombra', 'Uno')
  // @ts-expect-error a value of another type
  form.set('activo', 5)
  // @ts-expect-error what is given already
  form.control('id')
  // @ts-expect-error a field that the rows do not have
  form.rows('precios').all[0]?.set('precia', '5')
  // @ts-expect-error a field that is no list
  form.rows('nombre')
  // @ts-expect-error an identity that the rows do not have
  use({ call: save, given: { id: 1 }, by: { precios: { by: ['id_mst_precio'] } } })
  // @ts-expect-error a first value of another type
  use({ call: save, given: { id: 1 }, first: { nombre: 5 } })
  // @ts-expect-error something given that the call does not take
  use({ call: save, given: { id: '1' } })
  // @ts-expect-error asked though it is given
  use({ call: save, given: { id: 1 }, ask: ['id'] })
  // @ts-expect-error values that the form does not hold
  use({ fields, save: async ({ precia }) => precia })
  // @ts-expect-error what is saved is no text
  use({ fields, save: async ({ precio }) => precio, onSaved: (saved: string) => saved })
}

test('a mistaken name or value of a form does not compile', () => {
  expect(mistakes).toBeTypeOf('function')
})
