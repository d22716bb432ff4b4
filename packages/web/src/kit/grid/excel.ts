import { toDecimal } from '@app/contract/values/money'
import type { CellObject, SheetData } from 'write-excel-file/browser'
import type { CellKind } from './column.ts'
import type { Sheet } from './sheet.ts'

const formats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00 "€"',
  percent: '0.00%',
  integer: '#,##0',
  minute: '[hh]:mm',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
}

const amount = (kind: CellKind, value: number): number => {
  if (kind === 'money') return toDecimal(value)
  if (kind === 'percent') return value / 10_000
  return kind === 'minute' ? value / 1440 : value
}

const cellOf = (kind: CellKind, value: string | number | null): CellObject | null => {
  if (value === null || value === '') return null
  const format = formats[kind] ? { format: formats[kind] } : {}
  if (typeof value === 'number') return { value: amount(kind, value), type: Number, ...format }
  if (kind === 'day' || kind === 'instant') return { value: new Date(kind === 'day' ? value : `${value}Z`), type: Date, ...format }
  return { value, type: String }
}

/** The sheet as the cells of a workbook: a bold head, numbers, days and times with their formats, text as text (never a formula). */
export function excelCells(sheet: Sheet): SheetData {
  const head = sheet.columns.map(({ header }): CellObject => ({ value: header, type: String, fontWeight: 'bold' }))
  return [head, ...sheet.rows.map((row) => row.map((value, index) => cellOf(sheet.columns[index]?.kind ?? 'text', value)))]
}

/** The column widths of the workbook, in characters. */
export const excelWidths = (sheet: Sheet) => sheet.columns.map(({ width }) => ({ width: Math.round(width / 7) }))
