import { type Field, type Fields, type Issues, prefixIssues, Unreadable, type ValueOf } from '@app/contract/kit/field'
import { object, readAnswer, readObject } from '@app/contract/kit/shapes'
import { readEuros, toDecimal } from '@app/contract/values/money'
import { shapeOf } from '../kinds/shapes.ts'
import { tKey } from '../texts/i18n.ts'

/**
 * Values of a form are flat, by path, such as 'nombre', 'precios' (the keys of its rows, in order), 'precios.7.precio'. Changes, complaints,
 * kept drafts and merging thus work one datum at a time without knowing of rows. A row is keyed by its identity, so that its complaints
 * follow it when it moves or its neighbour is removed.
 */

/** Values of a form's controls, by path: typed text, or a value that the field reads. */
export type Draft = Readonly<Record<string, unknown>>
/** Complaints about the data of a form, by path. */
export type Complaints = Readonly<Record<string, readonly string[]>>
type CodeRow = Readonly<Record<string, unknown>>

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

/** Typed values with the values they replaced, by path. An edit equal to its base is no change. */
export type Edits = Readonly<Record<string, { readonly value: unknown; readonly base: unknown }>>

/** Parts of a path: the field, and for a list the row key and the field in the row. */
export const partsOf = (path: string) => path.split('.') as [name: string, key?: string, inner?: string]

/** Fields of a list's rows. */
export const itemFields = (field: Field | undefined): Fields => field?.facts.item?.facts.fields ?? {}

/** Field at a path. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name, , inner] = partsOf(path)
  return inner === undefined ? fields[name] : itemFields(fields[name])[inner]
}

export const keysIn = (draft: Draft, name: string) => (draft[name] ?? []) as readonly string[]

/** Key of a row: its identity, or its position if it has none. */
export const keyOf = ({ by }: RowsSpec, row: CodeRow, place: number): string =>
  by.length === 0 ? String(place) : by.map((name) => String(row[name])).join('-')

/** True if two drafts are equal; a chosen number equals the same number typed. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return one === other || JSON.stringify(one) === JSON.stringify(other)
  return Object.is(one, other) || (typeof one !== 'boolean' && one !== undefined && other !== undefined && String(one) === String(other))
}

/** Code form → control: cents as '12,50', hundredths of a percent as '21', an IBAN in groups. */
export function toDraft(field: Field, value: unknown): unknown {
  const shape = shapeOf(field.kind)
  if (value === null || value === undefined) return field.kind === 'list' ? [] : (shape?.blank ?? '')
  return shape?.toDraft ? shape.toDraft(value) : value
}

/** Drafts of one row of a list, by path; missing values take the defaults of the declaration. */
export const rowDraft = (field: Field | undefined, at: string, row: CodeRow): Draft =>
  Object.fromEntries(
    Object.entries(itemFields(field)).map(([name, one]) => [`${at}.${name}`, toDraft(one, name in row ? row[name] : one.fallback)]),
  )

/** Initial drafts of a record in code form; missing values take the defaults of the declaration. */
export function flatten(fields: Fields, plan: RowsPlan, record: CodeRow): Draft {
  const draft: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const spec = plan[name]
    if (spec) {
      const rows = (record[name] ?? []) as readonly CodeRow[]
      const keys = rows.map((row, place) => keyOf(spec, row, place))
      Object.assign(draft, { [name]: keys }, ...rows.map((row, place) => rowDraft(field, `${name}.${keys[place]!}`, row)))
    } else draft[name] = toDraft(field, name in record ? record[name] : field.fallback)
  }
  return draft
}

/** Initial values of a form, in code form. */
export type First<F> = { readonly [K in keyof F & string]?: F[K] extends Field ? ValueOf<F[K]> | null : never }

/** Initial values of a form from the answer of a template call. */
export const templateOf = <F extends Fields>(fields: F, answer: CodeRow): First<F> => readAnswer(object(fields), answer) as First<F>

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
  const changed: string[] = []
  const conflicts: string[] = []
  for (const [path, { value, base }] of Object.entries(edits)) {
    const isThere = path in there
    if (plan[path] || isSame(value, there[path]) || (isThere && isSame(value, base))) continue
    shown[path] = value
    changed.push(path)
    if (isThere && !isSame(base, there[path])) conflicts.push(path)
  }
  for (const [name, spec] of Object.entries(plan)) {
    const rows = mergeRows(name, { spec, there, shown, edits })
    shown[name] = rows.keys
    conflicts.push(...rows.conflicts)
    if (!isSame(rows.keys, keysIn(there, name))) changed.push(name)
  }
  const hasRow = (path: string) => {
    const [name, key] = partsOf(path)
    return key === undefined || keysIn(shown, name).includes(key)
  }
  return { shown, changed: new Set(changed.filter(hasRow)), conflicts: conflicts.filter(hasRow) }
}

/** Keeps new rows of both sides, drops removed ones, in the local order; a row removed there and edited here is a conflict. */
function mergeRows(name: string, { spec, there, shown, edits }: { spec: RowsSpec; there: Draft; shown: Draft; edits: Edits }) {
  const edited = Object.keys(edits).flatMap((path) => {
    const [list, key] = partsOf(path)
    return list === name && key !== undefined && !isSame(edits[path]!.value, edits[path]!.base) ? [key] : []
  })
  const theirs = keysIn(there, name)
  const edit = edits[name] as { value: readonly string[]; base: readonly string[] } | undefined
  const before = edit?.base ?? [...new Set([...theirs, ...edited])]
  const mine = edit?.value ?? before
  const isConflict = (key: string) => !theirs.includes(key) && before.includes(key) && edited.includes(key)
  const isNew = (key: string) => !before.includes(key) && !isBlank(spec, shown, `${name}.${key}`)
  const kept = mine.filter((key) => theirs.includes(key) || isNew(key) || isConflict(key))
  const added = theirs.filter((key) => !before.includes(key) && !kept.includes(key))
  return { keys: [...kept, ...added], conflicts: mine.filter(isConflict).map((key) => `${name}.${key}`) }
}

/** Edits with new values in place of those `under` them. A row with edits is kept whole: another desk may remove it meanwhile. */
export function addEdits(edits: Edits, under: Draft, path: string, values: Draft): Edits {
  const [list, key] = partsOf(path)
  const isUntouched = (one: string) => key !== undefined && one.startsWith(`${list}.${key}.`) && !(one in edits)
  const added = { ...Object.fromEntries(Object.entries(under).filter(([one]) => isUntouched(one))), ...values }
  const edited = Object.entries(added).map(([one, value]) => [one, { value, base: one in edits ? edits[one]!.base : under[one] }])
  return { ...edits, ...Object.fromEntries(edited) }
}

/** Edits after a conflict is resolved in favour of one value. */
export function settleEdits(edits: Edits, { under, shown }: { under: Draft; shown: Draft }, path: string, whose: 'mine' | 'theirs'): Edits {
  const [list, key, inner] = partsOf(path)
  const isRow = key !== undefined && inner === undefined
  if (whose === 'theirs') return without(edits, (one) => one === path || (isRow && one.startsWith(`${path}.`)))
  // a row removed at the other desk
  if (isRow) return { ...edits, [list]: { value: keysIn(shown, list), base: keysIn(under, list) } }
  return { ...edits, [path]: { value: edits[path]?.value, base: under[path] } }
}

/** Edits over values that were saved, based on the same values as read again. */
export const rebaseEdits = (edits: Edits, saved: Draft, stored: Draft): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([path, { value, base }]) => [path, { value, base: isSame(base, saved[path]) ? stored[path] : base }]),
  )

/** Data by path without some of the paths. */
export const without = <T>(all: Readonly<Record<string, T>>, isGone: (path: string) => boolean): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !isGone(path)))

/** True for a row that counts as absent. */
const isBlank = ({ blank = [] }: RowsSpec, shown: Draft, at: string) =>
  blank.length > 0 && blank.every((inner) => String(shown[`${at}.${inner}`] ?? '').trim() === '')

/** Validation issues in the user's language. */
export const complaintsOf = (issues: Issues): Complaints =>
  Object.fromEntries(Object.entries(issues).map(([path, list]) => [path, list.map(({ key, values }) => tKey(key, values))]))

/** Value of a control as the wire has it: typed amounts and percentages, with a comma or thousands, as numbers. */
function onWire(field: Field | undefined, raw: unknown): unknown {
  if (!field || typeof raw !== 'string' || (field.kind !== 'money' && field.kind !== 'percent')) return raw
  const value = readEuros(raw.replace('%', ''))
  return value === null ? raw : toDecimal(value)
}

/** Reads the value of one control: code form, or a complaint. */
export function readOne(field: Field, raw: unknown): { value: unknown } | { complaint: string } {
  try {
    return { value: field.read(onWire(field, raw)) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { complaint: Object.values(complaintsOf(error.issues)).flat().join(' ') }
  }
}

/** Reads one row of a list. */
export function readRow(field: Field | undefined, shown: Draft, at: string) {
  const inner = itemFields(field)
  const row = Object.fromEntries(Object.keys(inner).map((name) => [name, onWire(inner[name], shown[`${at}.${name}`])]))
  return readObject(inner, row, { loose: true })
}

/** Fields of a form, and its values over those of the record. */
interface FormValues extends Pick<Merged, 'shown' | 'changed'> {
  readonly fields: Fields
  readonly plan: RowsPlan
}
/** Reading of a form: code form with the place of each sent row, or the issues by path, in field order, with the readable data. */
export type FormReading =
  | { readonly value: Record<string, unknown>; readonly shownAt: (sent: string) => string }
  | { readonly issues: Issues; readonly readable: Record<string, unknown> }

/** Reads a form with the contract's own kinds. All errors are returned together. */
export function readForm({ fields, plan, shown, changed }: FormValues): FormReading {
  const issues: Record<string, Issues[string]> = {}
  const value: Record<string, unknown> = {}
  const places = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const spec = plan[name]
    if (!spec) {
      const reading = readObject({ [name]: field }, { [name]: onWire(field, shown[name]) }, { loose: true })
      if ('value' in reading) Object.assign(value, reading.value)
      else Object.assign(issues, reading.issues)
      continue
    }
    const isChanged = (at: string) => [...changed].some((path) => path.startsWith(`${at}.`))
    const isSent = (at: string) => !isBlank(spec, shown, at) && (spec.sends !== 'changed' || isChanged(at))
    const rows = keysIn(shown, name).map((key) => `${name}.${key}`)
    value[name] = rows.filter(isSent).map((at, place) => {
      places.set(`${name}.${place}`, at)
      const reading = readRow(field, shown, at)
      if ('value' in reading) return reading.value
      Object.assign(issues, prefixIssues(at, reading.issues))
      return null
    })
  }
  if (Object.keys(issues).length > 0) return { issues, readable: value }
  const shownAt = (sent: string) => {
    const [name, place, ...rest] = sent.split('.')
    const at = places.get(`${name}.${place}`)
    return at ? [at, ...rest].join('.') : sent
  }
  return { value, shownAt }
}

/** Moves complaints of the server to the form's own paths. */
export function placeComplaints(complaints: Complaints, shownAt: (sent: string) => string): Complaints {
  const all: Record<string, readonly string[]> = {}
  for (const [sent, texts] of Object.entries(complaints)) {
    const path = shownAt(sent)
    all[path] = [...new Set([...(all[path] ?? []), ...texts])]
  }
  return all
}
