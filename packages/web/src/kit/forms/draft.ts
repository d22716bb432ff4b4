import { type Field, type Issues, Unreadable } from '@app/contract/kit/field'
import { shapeOf } from '../kinds/shapes.ts'
import { tKey } from '../texts/i18n.ts'

/** Values of a form's controls, by path: typed text, or a value that the field reads. */
export type Draft = Readonly<Record<string, unknown>>
/** Complaints about the data of a form, by path. */
export type Complaints = Readonly<Record<string, readonly string[]>>

/** Code form → control: cents as '12,50', hundredths of a percent as '21', an IBAN in groups. */
export function toDraft(field: Field, value: unknown): unknown {
  const shape = shapeOf(field.kind)
  if (value === null || value === undefined) return field.kind === 'list' ? [] : (shape?.blank ?? '')
  return shape?.toDraft ? shape.toDraft(value) : value
}

/** Validation issues in the user's language. */
export const complaintsOf = (issues: Issues): Complaints =>
  Object.fromEntries(Object.entries(issues).map(([path, list]) => [path, list.map(({ key, values }) => tKey(key, values))]))

/** Reads the value of one control: code form, or a complaint. */
export function readOne(field: Field, raw: unknown): { value: unknown } | { complaint: string } {
  try {
    return { value: field.read(raw) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { complaint: Object.values(complaintsOf(error.issues)).flat().join(' ') }
  }
}
