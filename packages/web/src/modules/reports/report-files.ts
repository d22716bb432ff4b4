import { formatMinute } from '@app/contract/values/minute'
import { cellText, formatFigure } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { saveFile } from '../../kit/grid/export/save-file.ts'
import { csvText, textLines, writtenOf } from '../../kit/grid/export/sheet.ts'
import { clockOf } from '../../kit/grid/keys/zone.ts'
import { totalsOver } from '../../kit/grid/rows/aggregate.ts'
import { shapeOf } from '../../kit/kinds/shapes.ts'
import { escapeHtml, printHtml } from '../../kit/texts/print.ts'

type Columns<T> = readonly GridColumn<T>[]

/** Day or instant in sortable form. */
const sortable = (kind: string, value: unknown) => {
  if (typeof value !== 'string' || kind === 'day') return String((value ?? '') as string)
  const { day, minute } = clockOf(value)
  return `${day} ${formatMinute(minute)}`
}

/**
 * Rows as lines of text with tabs between the values, under their headings. Marked ones begin with '#' and write days as dd/MM/yyyy,
 * the others as yyyy-MM-dd; the last line has the totals (R-416, decision 0131).
 */
export function txtOf<T>(columns: Columns<T>, rows: readonly T[], { isMarked }: { isMarked: boolean }): string {
  const cell = (column: GridColumn<T>, row: T) =>
    !isMarked && (column.kind === 'day' || column.kind === 'instant') ? sortable(column.kind, row[column.key]) : csvText(column, row)
  const lines = textLines(columns, rows, cell)
  const begin = isMarked ? '#' : ''
  return lines.map((line) => `${begin}${line.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`).join('')
}
export const saveTxt = (text: string, name: string): void => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)

const styles = `h1{font-size:15px;margin:0 0 2mm}h1 small{font-weight:400;font-size:12px}h2{font-size:12px;margin:4mm 0 1mm}
table{border-collapse:collapse;width:100%;font-size:10px}th,td{padding:.6mm 1.2mm;border-bottom:.1mm solid #bbb;text-align:start;vertical-align:top}
th{border-bottom:.3mm solid #000}.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
tfoot td{font-weight:700;border-top:.3mm solid #000;border-bottom:0}thead{display:table-header-group}tfoot{display:table-row-group}tr{break-inside:avoid}`

/** Report for printing, or as PDF by the browser: one table, or one for each group, with their totals. */
export function reportHtml<T>({
  title,
  days,
  columns,
  rows,
  groups,
}: {
  readonly title: string
  readonly days: string
  readonly columns: Columns<T>
  readonly rows: readonly T[]
  readonly groups: readonly string[]
}): string {
  const written = writtenOf(columns)
  const by = written.filter(({ key }) => groups.includes(key))
  const alignOf = (column: GridColumn<T>) => (shapeOf(column.kind).align === 'end' ? ' class="n"' : '')
  const head = `<thead><tr>${written.map((one) => `<th${alignOf(one)}>${escapeHtml(one.header)}</th>`).join('')}</tr></thead>`
  const total = (column: GridColumn<T>, own: readonly T[]) => {
    const { key, total: how } = column
    const figure = how && formatFigure(column, how, totalsOver([column], own).get(key))
    return `<td${alignOf(column)}>${figure ? escapeHtml(figure) : ''}</td>`
  }
  const foot = (own: readonly T[]) =>
    written.some((one) => one.total) ? `<tfoot><tr>${written.map((one) => total(one, own)).join('')}</tr></tfoot>` : ''
  const line = (row: T) => `<tr>${written.map((one) => `<td${alignOf(one)}>${escapeHtml(cellText(one, row))}</td>`).join('')}</tr>`
  const table = (own: readonly T[]) => `<table>${head}<tbody>${own.map(line).join('')}</tbody>${foot(own)}</table>`
  const heading = `<h1>${escapeHtml(title)} <small>${escapeHtml(days)}</small></h1>`
  if (by.length === 0) return heading + table(rows)
  const parts = Map.groupBy(rows, (row) => by.map((one) => `${one.header}: ${cellText(one, row)}`).join(' · '))
  const sums = parts.size > 1 && written.some((one) => one.total) ? `<h2>Σ</h2><table>${head}${foot(rows)}</table>` : ''
  return heading + [...parts].map(([name, own]) => `<h2>${escapeHtml(name)}</h2>${table(own)}`).join('') + sums
}
export const printReport = <T>(report: Parameters<typeof reportHtml<T>>[0]) => printHtml(reportHtml(report), { styles, isWide: true })
