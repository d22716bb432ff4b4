import { action } from '@app/contract/kit/action'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, nothing } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { expect, test } from 'vitest'
import { RefusedError } from '../dialogs/refused-error.ts'
import { reuseEqual } from '../texts/reuse-equal.ts'
import { toWire } from './wire.ts'

const base = { permission: 'anyone', output: nothing } as const

test('names of the path leave the body, money goes as euros and flags as 0 or 1', () => {
  const pay = action({
    ...base,
    endpoint: 'POST /api/pago/{id}',
    input: { id: field.ref('a'), amount: field.money(), activo: field.flag() },
    changes: [],
  })
  expect(toWire(pay, { id: 7, amount: 1250, activo: true })).toEqual({
    method: 'POST',
    url: '/api/pago/7',
    body: '{"amount":12.5,"activo":1}',
  })
})

test('a read puts the rest into the query, lists as repeated names, and leaves out what is null', () => {
  const find = action({
    ...base,
    endpoint: 'GET /api/buscar/{text}',
    input: { text: field.text(9), ids: list(field.ref('a')), tipo: optional(field.integer()) },
  })
  expect(toWire(find, { text: 'a/b', ids: [1, 2], tipo: null }).url).toBe('/api/buscar/a%2Fb?ids=1&ids=2')
})

test('a GET that writes is sent as POST (A-11)', () => {
  const toggle = action({ ...base, endpoint: 'GET /api/x/{id}/toggle', input: { id: field.ref('x') }, changes: [supplier] })
  expect(toWire(toggle, { id: 1 })).toEqual({ method: 'POST', url: '/api/x/1/toggle', body: '{}' })
})

test('a refusal says msg first, then data.msg (A-02), and keeps the complaints by field (R-018)', () => {
  expect(new RefusedError(409, { data: { msg: 'dentro' } }, 'nada').msg).toBe('dentro')
  expect(new RefusedError(422, { msg: 'fuera', nombre: ['Falta.'], conflictos: [{ id: 1 }] }, '').fields).toEqual({ nombre: ['Falta.'] })
})

test('reading the same rows again keeps them as they were, instants included', () => {
  const before = [
    { id: 1, at: new Date(5) },
    { id: 2, at: new Date(6) },
  ]
  expect(
    reuseEqual(before, [
      { id: 1, at: new Date(5) },
      { id: 2, at: new Date(6) },
    ]),
  ).toBe(before)
  const after = reuseEqual(before, [
    { id: 1, at: new Date(5) },
    { id: 2, at: new Date(7) },
  ]) as typeof before
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})
