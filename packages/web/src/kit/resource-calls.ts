import { type Action, action, type Endpoint } from '@app/contract/kit/action'
import type { Field, Fields, RowOf } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { Resource } from '@app/contract/kit/resource'
import { list, nothing, object } from '@app/contract/kit/shapes'

const choices = list(object({ id: field.integer(), text: field.text(200) }))

/** The generic calls of a resource (spec 1 §7), as actions. */
export function callsOf<F extends Fields>(resource: Resource<string, string, F>) {
  const at = (method: string, rest = '') => `${method} /api/${resource.path}${rest}` as Endpoint
  const { permission, row, rows } = resource
  const read = { permission: resource.read ?? permission }
  const write = { permission, changes: [resource as Resource] }
  const one = { id: field.ref(resource.table) }
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([, f]) => f.need !== 'generated'))
  return {
    list: action({ ...read, endpoint: at('GET'), input: {}, output: rows }) as Action<Record<never, Field>, RowOf<F>[]>,
    get: action({ ...read, endpoint: at('GET', '/{id}'), input: one, output: row }),
    create: action({ ...write, endpoint: at('POST'), input: fields, output: row }) as unknown as Action<F, RowOf<F>>,
    update: action({ ...write, endpoint: at('PUT', '/{id}'), input: { ...one, ...fields }, output: row }) as unknown as Action<
      typeof one & F,
      RowOf<F>
    >,
    remove: action({ ...write, endpoint: at('DELETE', '/{id}'), input: one, output: nothing }),
  }
}

/** GET /api/{path}/dropdown: the rows of a table as choices. */
export const dropdownOf = (path: string) =>
  action({ endpoint: `GET /api/${path}/dropdown`, permission: 'signed-in', input: {}, output: choices })

/** Rows of a dropdown as a grid and a select take them. */
export const choicesOf = (rows: readonly { readonly id: number; readonly text: string }[] = []) =>
  rows.map(({ id, text }) => ({ value: id, text }))
