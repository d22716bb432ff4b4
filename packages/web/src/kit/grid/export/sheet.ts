import { isEmpty } from '@app/contract/kit/field'
import { draftText, shapeOf } from '../../kinds/shapes.ts'
import { t } from '../../texts/i18n.ts'
import { cellText } from '../cells/value.ts'
import { firstWidth, type GridColumn, readAs } from '../column.ts'
import { totalsOver } from '../rows/aggregate.ts'

/** Content of an Excel file: numbers and days with their format, the rest as the text on the screen. */
export interface Sheet {
  columns: { header: string; width: number; format: string | undefined }[]
  rows: (string | number | Date | null)[][]
}

/** Exported columns: all except those excluded from exports. */
export const writtenOf = <T>(columns: readonly GridColumn<T>[]) => columns.filter((column) => column.inExport !== false)

/** Column whose files carry no total: those of a list that an import reads again. */
export const withoutTotal = <T>({ total: _total, ...column }: GridColumn<T>): GridColumn<T> => column

/** Last line of an export, under columns with totals: their figures, with a label in the first cell if it is free; null without totals. */
function totalsLine<T, C>(
  written: readonly GridColumn<T>[],
  rows: readonly T[],
  { label, figure, none }: { readonly label: C; readonly none: C; figure(column: GridColumn<T>, value: unknown): C },
): C[] | null {
  const totals = totalsOver(written, rows)
  if (totals.size === 0) return null
  return written.map((column, at) => {
    const value = totals.get(column.key)
    if (!column.total) return at === 0 ? label : none
    return isEmpty(value) ? none : figure(column, value)
  })
}

/** Visible columns of the given rows for Excel, with their totals below. */
export function sheetOf<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): Sheet {
  const written = writtenOf(columns)
  const formatOf = (column: GridColumn<T>) =>
    column.decimals === undefined ? shapeOf(readAs(column)).excel?.format : `#,##0.${'0'.repeat(column.decimals)}`
  const totals = totalsLine<T, string | number | Date | null>(written, rows, {
    label: t('grid.totals'),
    none: null,
    figure: (column, value) => (column.total === 'count' ? Number(value) : (shapeOf(readAs(column)).excel?.value(value) ?? String(value))),
  })
  return {
    columns: written.map((column) => ({ header: column.header, width: firstWidth(column), format: formatOf(column) })),
    rows: [
      ...rows.map((row) =>
        written.map((column) => {
          const { excel } = shapeOf(readAs(column))
          if (!excel) return cellText(column, row)
          const value = row[column.key]
          return isEmpty(value) ? null : excel.value(value)
        }),
      ),
      ...(totals ? [totals] : []),
    ],
  }
}

/** Text that a spreadsheet may read as a formula, full-width signs included. A plus before digits only is a telephone, which the escape would spoil. */
const mayBeFormula = (text: string) => /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^\+[\d ]+$/.test(text)
const harmless = (text: string) => (mayBeFormula(text) ? `'${text}` : text)

/** Cell of a text file: numbers and days stay readable as such by Excel, formulas are escaped. */
export function csvText<T>(column: GridColumn<T>, row: T): string {
  const shape = shapeOf(readAs(column))
  if (!shape.excel) return harmless(cellText(column, row))
  return csvValue(column, row[column.key])
}

function csvValue<T>({ decimals, ...column }: GridColumn<T>, value: unknown): string {
  if (isEmpty(value)) return ''
  if (decimals !== undefined && typeof value === 'number') return value.toFixed(decimals).replace('.', ',')
  const shape = shapeOf(readAs(column))
  return draftText(shape, value)
}

/** Lines of a text file: headings, the given rows, and their totals. */
export function textLines<T>(
  columns: readonly GridColumn<T>[],
  rows: readonly T[],
  cell: (column: GridColumn<T>, row: T) => string = csvText,
): string[][] {
  const written = writtenOf(columns)
  const totals = totalsLine(written, rows, {
    label: t('grid.totals'),
    none: '',
    figure: (column, value) => (column.total === 'count' ? String(value) : csvValue(column, value)),
  })
  return [
    written.map(({ header }) => harmless(header)),
    ...rows.map((row) => written.map((column) => cell(column, row))),
    ...(totals ? [totals] : []),
  ]
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Visible columns of the given rows as a CSV for a Spanish spreadsheet (W-14): byte order mark, ';', decimal comma; possible formulas get an apostrophe. */
export const csvOf = <T>(columns: readonly GridColumn<T>[], rows: readonly T[]): string =>
  `\uFEFF${textLines(columns, rows)
    .map((line) => line.map(quoted).join(';'))
    .join('\r\n')}\r\n`
