import { type Field, type Fields, Unreadable } from '@app/contract/kit/field'
import { readObject } from '@app/contract/kit/shapes'
import { tKey } from './i18n.ts'
import { shapeOf } from './kinds/shapes.ts'

/** What the controls of a form hold: text as typed, or a value that the field reads. */
export type Draft = Readonly<Record<string, unknown>>
export type Complaints = Readonly<Record<string, readonly string[]>>

/** Code form → what its control shows: cents as '12,50', hundredths of a percent as '21', an IBAN in groups. */
export function toDraft(field: Field, value: unknown): unknown {
  const shape = shapeOf(field.kind)
  if (value === null || value === undefined) return shape?.blank ?? ''
  return shape?.toDraft ? shape.toDraft(value) : value
}

/** The first draft of a form: a row's values, else the defaults of the declaration. */
export const draftOf = (fields: Fields, row: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toDraft(field, name in row ? row[name] : field.fallback)]))

/** One control's value read: in code form, or the sentence that says what is wrong. */
export function readOne(field: Field, raw: unknown): { value: unknown } | { complaint: string } {
  try {
    return { value: field.read(raw) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { complaint: tKey(error.key, error.values) }
  }
}

/** The whole draft in code form, or what is wrong by field. */
export function readDraft(fields: Fields, draft: Draft): { value: Record<string, unknown> } | { complaints: Complaints } {
  const reading = readObject(fields, draft, { loose: true })
  if ('value' in reading) return { value: reading.value as Record<string, unknown> }
  const complaints = Object.entries(reading.issues).map(([name, issues]) => [
    name.split('.')[0]!,
    issues.map(({ key, values }) => tKey(key, values)),
  ])
  return { complaints: Object.fromEntries(complaints) }
}

/** Those of the values that have these names, such as what a change sends. */
export const only = <T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, values[name] as T]))
