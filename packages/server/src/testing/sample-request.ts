import { type Action, pathOf } from '@app/contract/kit/action'
import type { Field, Fields } from '@app/contract/kit/field'
import { addressesOf } from '../kit/http/serve.ts'
import { someDay } from './modules/bookings.ts'

/** A readable value of a field, in wire form; references name the row of `ids` in their table. */
function sampleOf(field: Field, ids: Readonly<Record<string, number>>): unknown {
  const { table, item, fields, choices, min } = field.facts
  if (field.kind === 'ref') return ids[table!] ?? 1
  if (field.kind === 'list') return [sampleOf(item!, ids)]
  if (field.kind === 'object') return samplesOf(fields!, ids)
  if (choices) return choices[0]
  if (field.kind === 'flag') return 0
  if (field.kind === 'minute') return 720
  if (['integer', 'number', 'level', 'weekdays', 'id', 'money', 'percent'].includes(field.kind)) return Math.max(min ?? 1, 1)
  const texts: Partial<Record<Field['kind'], string>> = { day: someDay, instant: `${someDay}T10:00:00Z`, email: 'a@club.test', json: '{}' }
  return texts[field.kind] ?? 'a'
}
const samplesOf = (fields: Fields, ids: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([, { need, kind, facts }]) =>
          need === 'required' || kind === 'day' || kind === 'ref' || facts.item?.kind === 'ref' || facts.item?.kind === 'object',
      )
      .map(([name, field]) => [name, sampleOf(field, ids)]),
  )

/** The request of an action with sample values. */
export function requestOf(action: Action, ids: Readonly<Record<string, number>>) {
  const input = samplesOf(action.input, ids)
  const { method } = addressesOf(action).at(-1)!
  const url = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = input[name]
    delete input[name]
    return encodeURIComponent(String(value))
  })
  if (method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(input).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
    )
    return { method, url: `${url}?${query.toString()}` }
  }
  return { method, url, body: input }
}
