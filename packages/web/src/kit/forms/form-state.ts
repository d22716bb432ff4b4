import type { Field, Fields, Issues } from '@app/contract/kit/field'
import { prefixIssues } from '@app/contract/kit/field'
import { readObject } from '@app/contract/kit/shapes'
import { type Draft, toDraft } from './draft.ts'

/**
 * Values of a form are flat, by path, such as 'nombre', 'precios' (the keys of its rows, in order), 'precios.7.precio'. Changes, complaints,
 * kept drafts and merging thus work one datum at a time without knowing of rows. A row is keyed by its identity, so that its complaints
 * follow it when it moves or its neighbour is removed.
 */

/** Editing of a list row by row. */
export interface RowsSpec {
  /** Fields that identify a row; empty if only its position does. */
  readonly by: readonly string[]
  /** A row with all of these empty is ignored. */
  readonly blank?: readonly string[] | undefined
  /** Sends only the changed rows. */
  readonly sends?: 'changed' | undefined
}
/** Lists edited row by row; other lists are one value. */
export type RowsPlan = Readonly<Record<string, RowsSpec>>

/** Typed value and the value it replaced. An edit equal to its base is no change. */
export interface Edit {
  readonly value: unknown
  readonly base: unknown
}
export type Edits = Readonly<Record<string, Edit>>

/** Fields of a list's rows. */
export const itemFields = (field: Field | undefined): Fields => field?.facts.item?.facts.fields ?? {}

/** Parts of a path: the field, and for a list the row key and the field in the row. */
export const partsOf = (path: string) => path.split('.') as [name: string, key?: string, inner?: string]

/** Field at a path. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name, , inner] = partsOf(path)
  return inner === undefined ? fields[name] : itemFields(fields[name])[inner]
}

/** True if two drafts are equal; a chosen number equals the same number typed. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return one === other || JSON.stringify(one) === JSON.stringify(other)
  return Object.is(one, other) || (typeof one !== 'boolean' && one !== undefined && other !== undefined && String(one) === String(other))
}

/** Key of a row: its identity, or its position if it has none. */
export const keyOf = ({ by }: RowsSpec, row: Readonly<Record<string, unknown>>, place: number): string =>
  by.length === 0 ? String(place) : by.map((name) => String(row[name])).join('-')

const startOf = (field: Field, name: string, row: Readonly<Record<string, unknown>>) =>
  toDraft(field, name in row ? row[name] : field.fallback)

/** Drafts of one row of a list, by path. */
export const rowDraft = (field: Field | undefined, at: string, row: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(Object.entries(itemFields(field)).map(([inner, one]) => [`${at}.${inner}`, startOf(one, inner, row)]))

/** Drafts of one row, by field name. */
export const rowIn = (shown: Draft, at: string, inner: Fields): Draft =>
  Object.fromEntries(Object.keys(inner).map((one) => [one, shown[`${at}.${one}`]]))

/** Initial drafts of a record in code form; missing values take the defaults of the declaration. */
export function flatten(fields: Fields, plan: RowsPlan, record: Readonly<Record<string, unknown>>): Draft {
  const draft: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const spec = plan[name]
    if (!spec) {
      draft[name] = startOf(field, name, record)
      continue
    }
    const rows = (record[name] ?? []) as readonly Readonly<Record<string, unknown>>[]
    const keys = rows.map((row, place) => keyOf(spec, row, place))
    draft[name] = keys
    for (const [place, row] of rows.entries()) Object.assign(draft, rowDraft(field, `${name}.${keys[place]!}`, row))
  }
  return draft
}

export const keysIn = (draft: Draft, name: string) => (draft[name] ?? []) as readonly string[]

export interface Merged {
  /** Drafts of the controls: the edits over the stored values. */
  readonly shown: Draft
  /** Paths with differences between the two. */
  readonly changed: ReadonlySet<string>
  /** Conflicting paths: a datum changed on both sides, or a row removed there and edited here. */
  readonly conflicts: readonly string[]
}

/** Merges the edits with the current stored values, one datum at a time. */
export function merge(there: Draft, edits: Edits, plan: RowsPlan): Merged {
  const shown: Record<string, unknown> = { ...there }
  const changed = new Set<string>()
  const conflicts: string[] = []
  for (const [path, { value, base }] of Object.entries(edits)) {
    if (plan[path]) continue
    const isThere = path in there
    if (isSame(value, there[path]) || (isThere && isSame(value, base))) continue
    shown[path] = value
    changed.add(path)
    if (isThere && !isSame(base, there[path])) conflicts.push(path)
  }
  for (const [name, spec] of Object.entries(plan)) {
    const rows = mergeRows(name, { spec, there, shown, edits })
    shown[name] = rows.keys
    conflicts.push(...rows.conflicts)
    if (!isSame(rows.keys, keysIn(there, name))) changed.add(name)
    for (const path of changed) if (path.startsWith(`${name}.`) && !rows.keys.includes(partsOf(path)[1]!)) changed.delete(path)
  }
  return {
    shown,
    changed,
    conflicts: conflicts.filter((path) => !plan[partsOf(path)[0]] || keysIn(shown, partsOf(path)[0]).includes(partsOf(path)[1]!)),
  }
}

/** Keeps new rows of both sides, drops removed ones, in the local order; a row removed there and edited here is a conflict. */
function mergeRows(name: string, { spec, there, shown, edits }: { spec: RowsSpec; there: Draft; shown: Draft; edits: Edits }) {
  const theirs = keysIn(there, name)
  const edit = edits[name] as { value: readonly string[]; base: readonly string[] } | undefined
  const before = edit?.base ?? [...theirs, ...orphans(edits, name, theirs)]
  const mine = edit?.value ?? before
  const conflicts: string[] = []
  const isEdited = (key: string) =>
    Object.entries(edits).some(([path, one]) => path.startsWith(`${name}.${key}.`) && !isSame(one.value, one.base))
  const stays = (key: string) => {
    if (theirs.includes(key)) return true
    if (!before.includes(key)) return !isBlank(spec, shown, `${name}.${key}`)
    if (!isEdited(key)) return false
    conflicts.push(`${name}.${key}`)
    return true
  }
  const kept = mine.filter(stays)
  return { keys: [...kept, ...theirs.filter((key) => !before.includes(key) && !kept.includes(key))], conflicts }
}

/** True for a row that counts as absent. */
const isBlank = ({ blank = [] }: RowsSpec, shown: Draft, at: string) =>
  blank.length > 0 && blank.every((inner) => String(shown[`${at}.${inner}`] ?? '').trim() === '')

/** Rows edited in place but since removed. */
const orphans = (edits: Edits, name: string, theirs: readonly string[]): string[] => [
  ...new Set(
    Object.keys(edits).flatMap((path) => {
      const [list, key] = partsOf(path)
      return list === name && key !== undefined && !theirs.includes(key) ? [key] : []
    }),
  ),
]

/** Reading of a form: code form with the place of each sent row, or the issues by path. */
export type FormReading =
  | { readonly value: Record<string, unknown>; readonly shownAt: (sent: string) => string }
  | { readonly issues: Issues }

/** Reads a form with the contract's own kinds. All errors are returned together. */
export function readForm(fields: Fields, plan: RowsPlan, { shown, changed }: Pick<Merged, 'shown' | 'changed'>): FormReading {
  const plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !plan[name]))
  const reading = readObject(plain, shown, { loose: true })
  let issues: Issues = 'issues' in reading ? reading.issues : {}
  const value: Record<string, unknown> = 'value' in reading ? reading.value : {}
  const places = new Map<string, string>()
  for (const [name, spec] of Object.entries(plan)) {
    const inner = itemFields(fields[name])
    const rows: unknown[] = []
    for (const key of sentKeys(name, spec, { shown, changed })) {
      const read = readObject(inner, rowIn(shown, `${name}.${key}`, inner), { loose: true })
      places.set(`${name}.${rows.length}`, `${name}.${key}`)
      if ('value' in read) rows.push(read.value)
      else {
        issues = { ...issues, ...prefixIssues(`${name}.${key}`, read.issues) }
        rows.push(null)
      }
    }
    value[name] = rows
  }
  if (Object.keys(issues).length > 0) return { issues: inOrder(fields, issues) }
  const shownAt = (sent: string) => {
    const [name, place, ...rest] = sent.split('.')
    const at = places.get(`${name}.${place}`)
    return at ? [at, ...rest].join('.') : sent
  }
  return { value, shownAt }
}

function sentKeys(name: string, spec: RowsSpec, { shown, changed }: Pick<Merged, 'shown' | 'changed'>): readonly string[] {
  const isChanged = (key: string) => [...changed].some((path) => path.startsWith(`${name}.${key}.`))
  return keysIn(shown, name).filter((key) => !isBlank(spec, shown, `${name}.${key}`) && (spec.sends !== 'changed' || isChanged(key)))
}

/** Complaints by path in field order; those without a field come last. */
export function inOrder<T>(fields: Fields, said: Readonly<Record<string, T>>): Record<string, T> {
  const names = Object.keys(fields)
  const rank = (path: string) => names.indexOf(partsOf(path)[0]) + 1 || names.length + 1
  return Object.fromEntries(Object.entries(said).toSorted(([one], [other]) => rank(one) - rank(other)))
}
