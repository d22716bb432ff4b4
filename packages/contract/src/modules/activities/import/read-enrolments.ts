import { type Issue, Unreadable } from '../../../kit/field.ts'
import type { Day } from '../../../values/day.ts'
import { readEuros, toDecimal } from '../../../values/money.ts'
import { dateOrderOf, readImportDay } from '../../members/import/import-day.ts'
import { type Cell, readEmailCell, readNifCell, readNumberCell, readPhoneCell, readYesNoCell } from '../../members/import/read-cell.ts'
import type { Table } from '../../members/import/read-table.ts'
import { activityEnrolment } from '../activity.ts'
import { type ExtraColumn, type ExtraValue, type ExtraValues, readExtraValue } from '../extra-columns.ts'
import { extraField, type ListField, type ListMapping } from './enrolment-columns.ts'

/** Remark about a row of a list: its field, a text key with its values. An error keeps the whole list from being imported. */
export interface ListFinding {
  readonly campo: string
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly error: boolean
}

/** Row of a list as read; empty and wrong values are null. Cents, days. */
export interface ListedPerson {
  readonly linea: number
  readonly numsocio: string | null
  readonly nif: string | null
  readonly email: string | null
  readonly telefono: string | null
  readonly nombre: string | null
  readonly precio: number | null
  readonly fecha: Day | null
  readonly fecha_facturacion: Day | null
  readonly valores: ExtraValues
  readonly findings: readonly ListFinding[]
}

const wrong = (key: string, values: Issue['values'] = {}): never => {
  throw new Unreadable({ '': [{ key, values }] })
}
/** Reader of a cell from one of the import of members: a value that a spreadsheet changed is restored. */
const orWrong =
  (read: (raw: string) => Cell, key: string) =>
  (raw: string): string =>
    read(raw).value ?? wrong(key)
const readAmount = (raw: string): number => {
  const cents = readEuros(raw) ?? wrong('invalid.money')
  return activityEnrolment.fields.precio.read(toDecimal(cents))
}

/** Reads the rows of a list against the extra columns of its group. */
export function readEnrolments(table: Table, mapping: ListMapping, columns: readonly ExtraColumn[], today: Day): ListedPerson[] {
  const at = (field: string) => mapping.indexOf(field)
  const orders = new Map(mapping.map((field, column) => [field, dateOrderOf(table.rows.map((row) => row[column] ?? ''))]))
  const dayIn = (field: string) => (raw: string) => readImportDay(raw, today, orders.get(field)) ?? wrong('invalid.day')
  const readExtra = ({ nombre, tipo }: ExtraColumn) => {
    if (tipo === 'date') return dayIn(extraField(nombre))
    return (raw: string): ExtraValue =>
      readExtraValue(tipo, tipo === 'yesno' ? (readYesNoCell(raw).value ?? raw) : tipo === 'number' ? raw.replaceAll(/\s/g, '') : raw)
  }
  const stray = new Set(table.stray)
  return table.rows.map((row, index) => {
    const findings: ListFinding[] = []
    const cell = <T>(field: string, read: (raw: string) => T): T | null => {
      const raw = (row[at(field)] ?? '').trim()
      if (raw === '') return null
      try {
        return read(raw)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        const { key, values } = Object.values(error.issues)[0]![0]!
        findings.push({ campo: field, key, params: values, error: true })
        return null
      }
    }
    const listed = <T>(field: ListField, read: (raw: string) => T) => cell(field, read)
    const whole = (raw: string) => raw
    const named = [listed('nombre', whole), listed('apellidos', whole)].filter((part) => part !== null).join(' ')
    const nameField = at('nombre_completo') >= 0 ? 'nombre_completo' : 'nombre'
    const name = listed('nombre_completo', whole) ?? named
    if (stray.has(table.lines[index]!)) findings.push({ campo: nameField, key: 'enrolments.wrong.quote', params: {}, error: true })
    return {
      linea: table.lines[index]!,
      numsocio: listed('numsocio', orWrong(readNumberCell, 'invalid.integer')),
      nif: listed('nif', orWrong(readNifCell, 'invalid.nif')),
      email: listed('email', orWrong(readEmailCell, 'invalid.email')),
      telefono: listed('telefono', (raw) =>
        orWrong((text) => readPhoneCell(text, { today, country: 'ES', order: 'day-first', mIsWoman: false }), 'invalid.phone')(raw),
      ),
      nombre: name === '' ? null : nameOf(name, (issue) => findings.push({ campo: nameField, ...issue, error: true })),
      precio: listed('precio', readAmount),
      fecha: listed('fecha', dayIn('fecha')),
      fecha_facturacion: listed('fecha_facturacion', dayIn('fecha_facturacion')),
      valores: Object.fromEntries(
        columns.flatMap((column): [string, ExtraValue][] => {
          const value = cell(extraField(column.nombre), readExtra(column))
          return value === null ? [] : [[column.nombre, value]]
        }),
      ),
      findings,
    }
  })
}

/** The name as the form takes it; null with a complaint if it does not. */
function nameOf(name: string, complain: (issue: { key: string; params: Issue['values'] }) => void): string | null {
  try {
    return activityEnrolment.fields.nombre.read(name)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { key, values } = Object.values(error.issues)[0]![0]!
    complain({ key, params: values })
    return null
  }
}
