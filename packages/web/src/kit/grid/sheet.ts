import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { toDecimal } from '@app/contract/values/money'
import { type CellKind, firstWidth, type GridColumn } from './column.ts'
import { cellText, formatValue } from './value.ts'
import { clockOf } from './zone.ts'

/** What an export writes: values of typed kinds as numbers and days, the rest as the text on the screen. */
export interface Sheet {
  columns: { header: string; kind: CellKind; width: number }[]
  rows: (string | number | null)[][]
}

const typed = new Set<CellKind>(['integer', 'money', 'percent', 'level', 'minute', 'day', 'instant'])

const raw = <T>(column: GridColumn<T>, row: T): string | number | null => {
  if (column.text || column.choices || !typed.has(column.kind)) return cellText(column, row)
  const value = row[column.key]
  if (value === null || value === undefined || value === '') return null
  if (column.kind !== 'instant') return value as string | number
  const { day, minute } = clockOf(value as string)
  return `${day}T${formatMinute(minute)}`
}

/** The visible columns (those not kept out of exports, R-164) of the given rows. */
export function sheetOf<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): Sheet {
  const written = columns.filter((column) => column.inExport !== false)
  return {
    columns: written.map((column) => ({
      header: column.header,
      kind: column.text || column.choices ? 'text' : column.kind,
      width: firstWidth(column),
    })),
    rows: rows.map((row) => written.map((column) => raw(column, row))),
  }
}

const plainNumber = (n: number) => String(n).replace('.', ',')

/** What spreadsheets take for a formula, full-width signs too. A plus before nothing but digits is a telephone, which would be spoilt. */
const mayBeFormula = (text: string) => /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^\+[\d ]+$/.test(text)

const csvText = (kind: CellKind, value: string | number): string => {
  if (kind === 'money' || kind === 'percent') return plainNumber(toDecimal(value as number))
  if (typeof value === 'number') return kind === 'minute' ? formatValue(kind, value) : plainNumber(value)
  if (kind === 'day') return formatDay(value)
  if (kind === 'instant') return `${formatDay(value)} ${value.slice(11)}`
  return mayBeFormula(value) ? `'${value}` : value
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The sheet as a CSV for a Spanish spreadsheet (W-14): byte order mark, ';', decimal comma; text that may be a formula gets an apostrophe. */
export function csvOf(sheet: Sheet): string {
  const head = sheet.columns.map(({ header }) => quoted(csvText('text', header)))
  const lines = sheet.rows.map((row) =>
    row.map((value, index) => (value === null ? '' : quoted(csvText(sheet.columns[index]?.kind ?? 'text', value)))),
  )
  return `\uFEFF${[head, ...lines].map((line) => line.join(';')).join('\r\n')}\r\n`
}
