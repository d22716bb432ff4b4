import { type Action, action, type Endpoint, editsOf, type Method } from './action.ts'
import type { Field, Fields, RowOf } from './field.ts'
import { field } from './kinds.ts'
import { type PartialFields, partial } from './partial.ts'
import type { Permission } from './permissions.ts'
import type { Operation, Resource } from './resource.ts'
import { list, nothing, object } from './shapes.ts'

/** Rows of a select: ids and labels. */
export const choices = list(object({ id: field.integer(), text: field.text(200) }), Number.POSITIVE_INFINITY)

/** Rows of a table as choices, by path. The resource decides on the permission: with the path alone, the check is left to the server. */
export const dropdownAt = (path: string, permission: Permission = 'signed-in') =>
  action({ endpoint: `GET /api/${path}/dropdown`, permission, input: {}, output: choices })

/** The generic calls of a resource (spec 1 §7), by operation; the server answers those that `only` names. */
export function callsOf<F extends Fields>(resource: Resource<string, string, F>) {
  const { path, also = [], permission, read: readers = permission, row, rows } = resource
  const at = (method: Method, rest = '') => {
    const [endpoint, ...others] = [path, ...also].map((one): Endpoint => `${method} /api/${one}${rest}`)
    return { endpoint: endpoint!, also: others }
  }
  const read = { permission: readers }
  const write = { permission, changes: [resource as Resource] }
  const one = { id: field.ref(resource.table) }
  const isGenerated = ([, { need }]: [string, Field]) => need === 'generated'
  const entries = Object.entries(resource.fields)
  const writable = Object.fromEntries(entries.filter((entry) => !isGenerated(entry)))
  /** A form sends the whole row back: its id may be included and is ignored. */
  const generated = Object.fromEntries(entries.filter(isGenerated))
  const get = action({ ...read, ...at('GET', '/{id}'), input: one, output: row })
  return {
    list: action({ ...read, ...at('GET'), input: {}, output: rows }),
    dropdown: { ...dropdownAt(path, resource.dropdown ?? readers), ...at('GET', '/dropdown') },
    template: action({ ...read, ...at('GET', '/create'), input: {}, output: field.json() }),
    get,
    create: action({ ...write, ...at('POST'), input: writable, output: row }) as Action<F, RowOf<F>>,
    update: action({
      ...write,
      ...at('PUT', '/{id}'),
      input: { ...generated, ...one, ...partial(writable) },
      output: row,
      ...(resource.only.includes('get') && { edits: editsOf(get) }),
    }) as Action<typeof one & PartialFields<F>, RowOf<F>>,
    remove: action({ ...write, ...at('DELETE', '/{id}'), input: one, output: nothing }),
  } satisfies Record<Operation, unknown>
}
