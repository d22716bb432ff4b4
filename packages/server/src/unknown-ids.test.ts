import { type Action, methodOf, pathOf } from '@app/contract/kit/action'
import { expect, it } from 'vitest'
import { modules } from './registry.ts'
import { deskClub } from './testing/modules/bookings.ts'

const desk = await deskClub()
const unknown = '99999999'
/** Modules whose reads are of money. */
const money = [
  'ledger',
  'wallet',
  'passes',
  'invoices',
  'one-off-income',
  'income-types',
  'till',
  'products',
  'cash',
  'cash-machine',
  'cards',
  'suppliers',
] as const
/** Value of a path's name: an unknown id for a reference, else some valid value. */
const sample = (action: Action, name: string) => {
  const { kind } = action.input[name]!
  if (kind === 'ref') return unknown
  if (kind === 'day') return '2026-11-20'
  return kind === 'money' ? '1.00' : '1'
}

it('reads of money that is of an id answer 404 for an unknown one, not an empty answer', async () => {
  const wrong: string[] = []
  for (const { action } of money.flatMap((name) => [...modules[name].routes])) {
    if (methodOf(action.endpoint) !== 'GET' || action.changes) continue
    const names = [...pathOf(action.endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const inQuery = Object.entries(action.input).filter(
      ([name, one]) => one.kind === 'ref' && one.need === 'required' && !names.includes(name),
    )
    if (!names.some((name) => action.input[name]!.kind === 'ref') && inQuery.length === 0) continue
    const path = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => sample(action, name))
    const { status } = await desk.http({ method: 'GET', url: `${path}?${inQuery.map(([name]) => `${name}=${unknown}`).join('&')}` })
    if (status === 200) wrong.push(action.endpoint)
  }
  expect(wrong).toEqual([])
})
