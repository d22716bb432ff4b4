import type { CellObject, SheetData } from 'write-excel-file/browser'
import type { Sheet } from './sheet.ts'

const cellOf = (value: string | number | Date | null, format: string | undefined): CellObject | null => {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { value, type: String }
  return { ...(typeof value === 'number' ? { value, type: Number } : { value, type: Date }), ...(format && { format }) }
}

/** Sheet as the cells of a workbook: a bold header, numbers, days and times with their formats, text as text (never a formula). */
export function excelCells(sheet: Sheet): SheetData {
  const head = sheet.columns.map(({ header }): CellObject => ({ value: header, type: String, fontWeight: 'bold' }))
  return [head, ...sheet.rows.map((row) => row.map((value, index) => cellOf(value, sheet.columns[index]?.format)))]
}

/** Column widths of the workbook, in characters. */
export const excelWidths = (sheet: Sheet) => sheet.columns.map(({ width }) => ({ width: Math.round(width / 7) }))
