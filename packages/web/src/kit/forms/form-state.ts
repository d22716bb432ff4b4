import type { Field, Fields, Issues } from '@app/contract/kit/field'
import { within } from '@app/contract/kit/field'
import { readObject } from '@app/contract/kit/shapes'
import { type Draft, toDraft } from './draft.ts'

/**
 * What a form holds lies flat, by path, such as 'nombre', 'precios' (the keys of its rows, in order), 'precios.7.precio'. So changes, complaints,
 * kept drafts and merging work one datum at a time without knowing of rows. A row has the key of its identity, so that what is said of it
 * stays with it when it moves or its neighbour goes.
 */

/** How a list of a form is asked row by row. */
export interface RowsSpec {
  /** The fields that tell one row from the others; none where only its place does. */
  readonly by: readonly string[]
  /** A row in which all of these are empty is none. */
  readonly blank?: readonly string[] | undefined
  /** Sends only the rows in which something was changed. */
  readonly sends?: 'changed' | undefined
}
/** The lists that are asked row by row; other lists are one value. */
export type RowsPlan = Readonly<Record<string, RowsSpec>>

/** What somebody typed, and what stood there when they began. One that has come back to its base is no change. */
export interface Edit {
  readonly value: unknown
  readonly base: unknown
}
export type Edits = Readonly<Record<string, Edit>>

/** The fields of a list's rows. */
export const itemFields = (field: Field | undefined): Fields => field?.facts.item?.facts.fields ?? {}

/** The parts of a path: its field, and the row and the field in it where it leads into a list. */
export const partsOf = (path: string) => path.split('.') as [name: string, key?: string, inner?: string]

/** The field that a path leads to. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name, , inner] = partsOf(path)
  return inner === undefined ? fields[name] : itemFields(fields[name])[inner]
}

/** Whether two drafts say the same: a number that was chosen and the same number typed do. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return one === other || JSON.stringify(one) === JSON.stringify(other)
  return Object.is(one, other) || (typeof one !== 'boolean' && one !== undefined && other !== undefined && String(one) === String(other))
}

/** The key of a row: its identity, or its place where it has none. */
export const keyOf = ({ by }: RowsSpec, row: Readonly<Record<string, unknown>>, place: number): string =>
  by.length === 0 ? String(place) : by.map((name) => String(row[name])).join('-')

const startOf = (field: Field, name: string, row: Readonly<Record<string, unknown>>) =>
  toDraft(field, name in row ? row[name] : field.fallback)

/** The drafts of one row of a list, by path. */
export const rowDraft = (field: Field | undefined, at: string, row: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(Object.entries(itemFields(field)).map(([inner, one]) => [`${at}.${inner}`, startOf(one, inner, row)]))

/** The drafts of one row, by the names of its fields. */
export const rowIn = (shown: Draft, at: string, inner: Fields): Draft =>
  Object.fromEntries(Object.keys(inner).map((one) => [one, shown[`${at}.${one}`]]))

/** A record in code form as its form holds it first; what it lacks starts with the defaults of the declaration. */
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
  /** What the controls show: what was typed where something was, else what is there. */
  readonly shown: Draft
  /** Where the two differ. */
  readonly changed: ReadonlySet<string>
  /** Where both sides changed the same: a path of a datum, or of a row that was removed there and edited here. */
  readonly conflicts: readonly string[]
}

/** Puts together what somebody typed and what is there by now, one datum at a time. */
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

/** New rows of both sides stay, removed ones go, my order wins; a row that was removed there and edited here is a conflict. */
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

/** Whether a row counts as none. */
const isBlank = ({ blank = [] }: RowsSpec, shown: Draft, at: string) =>
  blank.length > 0 && blank.every((inner) => String(shown[`${at}.${inner}`] ?? '').trim() === '')

/** Rows that were edited in place and are not there any more. */
const orphans = (edits: Edits, name: string, theirs: readonly string[]): string[] => [
  ...new Set(
    Object.keys(edits).flatMap((path) => {
      const [list, key] = partsOf(path)
      return list === name && key !== undefined && !theirs.includes(key) ? [key] : []
    }),
  ),
]

/** What a form says, in code form, with where each row that is sent is shown; or what is wrong, by path. */
export type FormReading =
  | { readonly value: Record<string, unknown>; readonly shownAt: (sent: string) => string }
  | { readonly issues: Issues }

/** Reads a form with the contract's own kinds. Everything that is wrong is said at once. */
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
        issues = { ...issues, ...within(`${name}.${key}`, read.issues) }
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

/** What is said by path, in the order of the fields; what is of no field comes last. */
export function inOrder<T>(fields: Fields, said: Readonly<Record<string, T>>): Record<string, T> {
  const names = Object.keys(fields)
  const rank = (path: string) => names.indexOf(partsOf(path)[0]) + 1 || names.length + 1
  return Object.fromEntries(Object.entries(said).toSorted(([one], [other]) => rank(one) - rank(other)))
}
