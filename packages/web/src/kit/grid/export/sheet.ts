import { isEmpty } from '@app/contract/kit/field'
import { draftText, shapeOf } from '../../kinds/shapes.ts'
import { cellText } from '../cells/value.ts'
import { firstWidth, type GridColumn, readAs } from '../column.ts'

/** Content of an Excel file: numbers and days with their format, the rest as the text on the screen. */
export interface Sheet {
  columns: { header: string; width: number; format: string | undefined }[]
  rows: (string | number | Date | null)[][]
}

/** Exported columns: all except those excluded from exports. */
export const writtenOf = <T>(columns: readonly GridColumn<T>[]) => columns.filter((column) => column.inExport !== false)

/** Visible columns of the given rows for Excel. */
export function sheetOf<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): Sheet {
  const written = writtenOf(columns).map((column) => ({ column, excel: shapeOf(readAs(column)).excel }))
  return {
    columns: written.map(({ column, excel }) => ({ header: column.header, width: firstWidth(column), format: excel?.format })),
    rows: rows.map((row) =>
      written.map(({ column, excel }) => {
        if (!excel) return cellText(column, row)
        const value = row[column.key]
        return isEmpty(value) ? null : excel.value(value)
      }),
    ),
  }
}

/** Text that a spreadsheet may read as a formula, full-width signs included. A plus before digits only is a telephone, which the escape would spoil. */
const mayBeFormula = (text: string) => /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^\+[\d ]+$/.test(text)
const harmless = (text: string) => (mayBeFormula(text) ? `'${text}` : text)

/** Cell of a text file: numbers and days stay readable as such by Excel, formulas are escaped. */
export function csvText<T>(column: GridColumn<T>, row: T): string {
  const shape = shapeOf(readAs(column))
  if (!shape.excel) return harmless(cellText(column, row))
  const value = row[column.key]
  return isEmpty(value) ? '' : (shape.csv?.(value) ?? draftText(shape, value))
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Visible columns of the given rows as a CSV for a Spanish spreadsheet (W-14): byte order mark, ';', decimal comma; possible formulas get an apostrophe. */
export function csvOf<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): string {
  const written = writtenOf(columns)
  const lines = [written.map(({ header }) => harmless(header)), ...rows.map((row) => written.map((column) => csvText(column, row)))]
  return `\uFEFF${lines.map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`
}
