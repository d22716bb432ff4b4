import type { Field, Fields, RowOf } from './field.ts'
import type { Permission } from './permissions.ts'
import { list, object } from './shapes.ts'
import { markWords, type Words } from './words.ts'

/** Generic operations on a resource (spec 1 §7 'Generic resource CRUD'). */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'remove' | 'dropdown' | 'template'

/** Screen of the rows of a table: their label, the route of one, and the columns of its name beyond the label of the resource. */
export interface RowScreen<C extends string = string> {
  /** Text key of the rows, in the plural. */
  readonly text: string
  /** Column names in the route are filled from the row, `{ref.column}` from the referenced row. */
  readonly route?: string
  readonly name?: readonly C[]
}

export interface ResourceSpec<T extends string, F extends Fields> {
  readonly table: T
  /** First segment after /api; the generic paths of the specification follow from it. */
  readonly path: string
  /** Alternative spellings of the path. */
  readonly also?: readonly string[]
  readonly only: readonly Operation[]
  readonly fields: F
  /** Field that names a row: dropdowns show it, lists are sorted by it. */
  readonly label: keyof F & string
  readonly permission: Permission
  /** Permission to read lists and rows, if more screens show them than change them. */
  readonly read?: Permission
  /** Permission to read the dropdown, ids and labels only, if more screens pick a row than show one. */
  readonly dropdown?: Permission
  /** Screen of its rows; without one they belong to the row of the first reference: a price row to its court. */
  readonly shown?: RowScreen<keyof F & string>
  /** The documents do not name its id: rows repeat it as `id`. */
  readonly repeatsId?: true
  /** Rows with behaviour: seeded, never deleted. */
  readonly reserved?: readonly number[]
  /** Reference to the row that it is a part of: its calls are answered under that row's path, too. */
  readonly parent?: keyof F & string
  /** Reference to the one member concerned by a row; the rows are deleted with the member's data. */
  readonly personal?: keyof F & string
  /** Subject of its words; required of a table with words. */
  readonly words?: Words<keyof F & string>
}

/** Table without behaviour. Once creating a row has a rule, drop 'create' from `only` and declare an action. */
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
  const fields = markWords(spec.fields, spec.words)
  const row = object(fields, spec.repeatsId && id)
  return { ...spec, fields, name, id, row, rows: list(row, Number.POSITIVE_INFINITY) }
}

/** Selected fields of a resource, for the input or output of an action, or selected values of a row. */
export function pick<T extends object, const K extends keyof T & string>(from: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}
