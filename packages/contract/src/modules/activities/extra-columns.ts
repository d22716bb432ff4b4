import { type Field, type Issues, isEmpty, optional, prefixIssues, refuseValue, Unreadable } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object, type ReadResult } from '../../kit/shapes.ts'
import { plain } from '../../values/text.ts'

/** Kinds of an extra column. */
export const columnKinds = ['text', 'number', 'date', 'yesno'] as const
/** Maximum of extra columns of a group. */
export const mostColumns = 8

const column = { nombre: field.text(40), tipo: field.choice(...columnKinds) }
/** Extra column of a group: its name and its kind. */
export interface ExtraColumn {
  nombre: string
  tipo: (typeof columnKinds)[number]
}
/** Value of an extra column: text, number, day as text, or 1 and 0 for yes and no. */
export type ExtraValue = string | number
/** Values of the extra columns by their names; a column without a value is absent. */
export type ExtraValues = Readonly<Record<string, ExtraValue>>

/** List of columns with different names; capitals and accents make no difference. */
const uniquelyNamed = <T extends { nombre: string }>(columns: Field<T[], 'required'>): Field<T[], 'required'> => ({
  ...columns,
  read: (raw) => {
    const read = columns.read(raw)
    const names = read.map(({ nombre }) => plain(nombre))
    const twice = names.findIndex((name, at) => names.indexOf(name) !== at)
    if (twice < 0) return read
    throw new Unreadable({ [`${twice}.nombre`]: [{ key: 'grupo.columna_repetida', values: { nombre: read[twice]!.nombre } }] })
  },
})

/** Extra columns of a group, in their order. */
export const extraColumns: Field<ExtraColumn[], 'required'> = uniquelyNamed(list(object(column), mostColumns))
/** The same in a change: `antes` is the former name of a renamed column, whose values keep it company. */
export const changedColumns = uniquelyNamed(list(object({ ...column, antes: optional(field.text(40)) }), mostColumns))

const values = field.json<ExtraValues>()
/** Values of extra columns as sent; `readExtraValues` checks them against the columns of their group. */
export const extraValues: Field<ExtraValues, 'required'> = {
  ...values,
  schema: { type: 'object' },
  read: (raw) => {
    const read: unknown = values.read(raw)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as ExtraValues) : refuseValue('invalid.object')
  },
}
/** The same in a change: null empties a value. */
export const changedValues = extraValues as Field<Readonly<Record<string, ExtraValue | null>>, 'required'>

const yesOrNo = field.flag()
const kinds: Readonly<Record<ExtraColumn['tipo'], (raw: unknown) => ExtraValue>> = {
  text: field.text(200).read,
  number: field.number({ min: -1e9, max: 1e9 }).read,
  date: field.day().read,
  yesno: (raw) => (yesOrNo.read(raw) ? 1 : 0),
}
/** Value of an extra column from what was sent; throws `Unreadable`. */
export const readExtraValue = (tipo: ExtraColumn['tipo'], raw: unknown): ExtraValue => kinds[tipo](raw)

/** Values of the extra columns of a group, with a complaint for each wrong one; an unknown name is refused, an empty value left out. */
export function readExtraValues(columns: readonly ExtraColumn[], sent: Readonly<Record<string, unknown>>): ReadResult<ExtraValues> {
  const kindOf = new Map(columns.map(({ nombre, tipo }) => [nombre, tipo]))
  const values: [string, ExtraValue][] = []
  let issues: Issues = {}
  for (const [name, raw] of Object.entries(sent)) {
    const tipo = kindOf.get(name)
    if (tipo === undefined) issues = { ...issues, [name]: [{ key: 'invalid.unknown_field', values: {} }] }
    else if (!isEmpty(raw))
      try {
        values.push([name, readExtraValue(tipo, raw)])
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        issues = { ...issues, ...prefixIssues(name, error.issues) }
      }
  }
  return Object.keys(issues).length > 0 ? { issues } : { value: Object.fromEntries(values) }
}
