import { cashRegister } from '@app/contract/cash/cash-register'
import { action } from '@app/contract/kit/action'
import { alias, defaulted, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { describe, expect, it } from 'vitest'
import { openApi } from './openapi.ts'

const line = object({ id_linea: field.id(), nombre: field.text(60), nota: optional(field.text(80)), veces: defaulted(field.integer(), 1) })
const save = action({
  endpoint: 'POST /api/prueba/{id}',
  permission: 'cash',
  changes: [cashRegister],
  input: { id: field.ref('caja'), lineas: list(line), dia: alias(field.day(), 'fecha'), caja: optional(line) },
  output: object({ lineas: list(line), resto: optional(line) }),
})
const find = action({
  endpoint: 'GET /api/prueba',
  permission: 'cash',
  input: { dia: alias(field.day(), 'fecha'), texto: field.text(60) },
  output: field.integer(),
})
const { paths } = openApi([save, find], { title: 'Prueba', version: '1' })
const described = paths as Record<string, Record<string, never>>

const text = (maxLength: number) => ({ type: 'string', maxLength })
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const values = { nombre: text(60), nota: orNull(text(80)), veces: { type: 'integer' } }
const day = { type: 'string', format: 'date' }

describe('the OpenAPI document', () => {
  const { requestBody, responses, ...rest } = described['/api/prueba/{id}']!.post! as Record<string, Record<string, unknown>>
  it('names the resources that a call writes', () => {
    expect(rest).toMatchObject({ 'x-changes': ['cash-register'] })
  })
  it('says what must be sent inside of objects and lists, what may be null there, and the other spellings of a name (A-12)', () => {
    const sent = { type: 'object', properties: values, required: ['nombre'] }
    expect(requestBody).toEqual({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { lineas: { type: 'array', items: sent }, dia: day, fecha: day, caja: orNull(sent) },
            required: ['lineas'],
            allOf: [{ anyOf: [{ required: ['dia'] }, { required: ['fecha'] }] }],
          },
        },
      },
    })
  })
  it('says that an answer has every name, inside too, and which are null where nothing is known', () => {
    const row = {
      type: 'object',
      properties: { id_linea: { type: 'integer' }, ...values },
      required: ['id_linea', 'nombre', 'nota', 'veces'],
    }
    expect(responses!['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { lineas: { type: 'array', items: row }, resto: orNull(row) },
            required: ['lineas', 'resto'],
          },
        },
      },
    })
  })
  it('names every spelling of a query, of which none alone is required', () => {
    const { parameters } = described['/api/prueba']!.get! as { parameters: { name: string; required: boolean }[] }
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['dia', false],
      ['fecha', false],
      ['texto', true],
    ])
  })
})
