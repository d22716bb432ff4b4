import type { Action } from '@app/contract/kit/action'
import type { Field, Fields } from '@app/contract/kit/field'
import type { Permission } from '@app/contract/kit/permissions'
import type { Tx } from '../database/database.ts'
import type { User } from './user.ts'

/** Rows of one table named in the input of a call. */
export interface NamedRows {
  readonly tx: Tx
  readonly user: User
  readonly ids: readonly number[]
  readonly isWrite: boolean
  readonly permission: Permission
}
/** Refuses rows that the user is restricted from, by id as in lists: not found. */
export type Restriction = (rows: NamedRows) => Promise<void>
/** Table → the restriction of its rows. */
export type Restrictions = Readonly<Record<string, Restriction>>

/** Ids in a value, by the table that their field refers to. */
function collect(field: Field | undefined, value: unknown, found: Map<string, Set<number>>) {
  if (!field || value === null || value === undefined) return
  const { table, item, fields } = field.facts
  if (table !== undefined && typeof value === 'number') found.set(table, (found.get(table) ?? new Set()).add(value))
  else if (item && Array.isArray(value)) for (const one of value) collect(item, one, found)
  else if (fields) collectAll(fields, value as Record<string, unknown>, found)
}
function collectAll(fields: Fields, values: Readonly<Record<string, unknown>>, found: Map<string, Set<number>>) {
  for (const [name, field] of Object.entries(fields)) collect(field, values[name], found)
  return found
}

const tablesIn = (field: Field): readonly string[] => [
  ...(field.facts.table === undefined ? [] : [field.facts.table]),
  ...(field.facts.item ? tablesIn(field.facts.item) : []),
  ...Object.values(field.facts.fields ?? {}).flatMap(tablesIn),
]
const known = new WeakMap<Action, readonly string[]>()
/** Tables that the input of an action refers to. */
export function tablesNamed(action: Action): readonly string[] {
  const tables = known.get(action) ?? [...new Set(Object.values(action.input).flatMap(tablesIn))]
  known.set(action, tables)
  return tables
}

/** Lets a call pass only if its user may see, or change, every row that its input names; administrators always. */
export async function requireAllowedRows(
  restrictions: Restrictions,
  action: Action,
  { tx, user, input }: { readonly tx: Tx; readonly user: User | null; readonly input: unknown },
) {
  if (!user || user.is_admin) return
  const tables = tablesNamed(action).filter((table) => table in restrictions)
  if (tables.length === 0) return
  const found = collectAll(action.input, input as Record<string, unknown>, new Map())
  for (const table of tables) {
    const ids = [...(found.get(table) ?? [])]
    if (ids.length > 0) await restrictions[table]!({ tx, user, ids, isWrite: action.changes !== undefined, permission: action.permission })
  }
}
