import { type Action, methodOf, pathOf } from '@app/contract/kit/action'
import { expect, it } from 'vitest'
import { routes } from './registry.ts'
import { deskClub } from './testing/modules/bookings.ts'

const desk = await deskClub()
// inactive features would refuse everything alike
await desk.db
  .insertInto('param')
  .values(
    [...new Set(['ACTIVAR_RESERVAS_TEMPORADA', ...routes.flatMap(({ action }) => action.parametros ?? [])])].map((cod_param) => ({
      cod_param,
      activo: true,
      valor: '1',
    })),
  )
  .execute()
const unknown = '99999999'
/** Value of a path's name: an unknown id for a reference, else some valid value. */
const sample = (action: Action, name: string) => {
  const { kind, facts } = action.input[name]!
  if (kind === 'ref') return unknown
  if (kind === 'day') return '2026-11-20'
  if (facts.choices) return String(facts.choices[0])
  return kind === 'money' ? '1.00' : '1'
}
/** Reads of one record, with the address of an unknown one. */
const addresses = routes.flatMap(({ action }) => {
  if (methodOf(action.endpoint) !== 'GET' || action.changes) return []
  const names = [...pathOf(action.endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inQuery = Object.entries(action.input).filter(([name, { need }]) => need === 'required' && !names.includes(name))
  if (![...names, ...inQuery.map(([name]) => name)].some((name) => action.input[name]!.kind === 'ref')) return []
  const path = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => sample(action, name))
  const query = new URLSearchParams(inQuery.map(([name]): [string, string] => [name, sample(action, name)]))
  return [{ endpoint: action.endpoint, url: `${path}?${query.toString()}` }]
})

it('reads of one record answer 404 for an unknown one, not an empty answer, in the user’s language', async () => {
  expect(addresses.length).toBeGreaterThan(60)
  const wrong: unknown[] = []
  for (const { endpoint, url } of addresses) {
    const { status, body } = await desk.http({ method: 'GET', url })
    if (status !== 404 || body.msg !== 'No se ha encontrado.') wrong.push([endpoint, status, body])
  }
  expect(wrong).toEqual([])
})
