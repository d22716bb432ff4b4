import type { Field, Fields, RowOf } from './field.ts'
import type { Permission } from './permissions.ts'
import { list, object } from './shapes.ts'

/** What the generic routes can do with a resource (spec 1 §7 'Generic resource CRUD'). */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'remove' | 'dropdown' | 'template'

/** Where rows of a table are seen: the word for them, the screen of one, and what names one beyond the label of its resource. */
export interface Shown<C extends string = string> {
  /** Text key of the rows, in the plural. */
  readonly text: string
  /** Names of columns in it are filled from the row, `{ref.column}` from the row behind a reference. */
  readonly route?: string
  readonly name?: readonly C[]
}

export interface ResourceSpec<T extends string, F extends Fields> {
  readonly table: T
  /** First segment after /api; the specification's generic paths follow from it. */
  readonly path: string
  /** Other spellings of the path. */
  readonly also?: readonly string[]
  readonly only: readonly Operation[]
  readonly fields: F
  /** The field that names a row: dropdowns show it, lists are in its order. */
  readonly label: keyof F & string
  readonly permission: Permission
  /** Who may read lists and rows, when more screens show them than change them. */
  readonly read?: Permission
  /** Who may read the dropdown, ids and labels only, when more screens pick a row than show one. */
  readonly dropdown?: Permission
  /** Where its rows are seen; without it they are part of what the first reference names: a price row of its court. */
  readonly shown?: Shown<keyof F & string>
  /** The documents do not name its id: its rows say it as `id` too. */
  readonly repeatsId?: true
  /** Rows with behaviour: seeded, never deleted. */
  readonly reserved?: readonly number[]
  /** The reference to the member whom its rows are about and nobody else: they go when his data are erased. */
  readonly personal?: keyof F & string
}

/** A table without behaviour. The day that creating a row has a rule, drop 'create' from `only` and declare an action. */
export interface Resource<N extends string = string, T extends string = string, F extends Fields = Fields> extends ResourceSpec<T, F> {
  readonly name: N
  readonly id: string
  readonly row: Field<RowOf<F>, 'required'>
  readonly rows: Field<RowOf<F>[], 'required'>
}
export type RowOfResource<R> = R extends Resource<string, string, infer F> ? RowOf<F> : never

export function resource<const N extends string, const T extends string, F extends Fields>(
  name: N,
  spec: ResourceSpec<T, F>,
): Resource<N, T, F> {
  const id = Object.entries(spec.fields).find(([, field]) => field.kind === 'id')?.[0]
  if (!id) throw new Error(`${name}: a resource needs one id field`)
  const row = object(spec.fields, spec.repeatsId && id)
  return { ...spec, name, id, row, rows: list(row, Number.POSITIVE_INFINITY) }
}

/** Some of a resource's fields, for an action's input or output, or of the values of a row. */
export function pick<T extends object, const K extends keyof T & string>(from: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}
