import type { OutputOf } from '@app/contract/kit/action'
import { type ReportKind, readField } from '@app/contract/reports/field-names'
import { maxColouredRows, type reportColumns, type runReport, toneField, tones } from '@app/contract/reports/report'
import { fromDecimal } from '@app/contract/values/money'
import { formatValue } from '../../kit/grid/cells/value.ts'
import type { Aggregate, GridColumn, RowTone } from '../../kit/grid/column.ts'
import { fixed } from '../../kit/kinds/decimal.ts'
import type { ShownKind } from '../../kit/kinds/shapes.ts'
import { SafeHtml, textOf } from './report-html.tsx'

export type ReportDefinition = OutputOf<typeof reportColumns>
type Sent = OutputOf<typeof runReport>['Results'][number]
type Value = string | number | null
/** Row of the grid: its values by unqualified column name, in the formats of the grid. */
export interface ReportRow {
  readonly [name: string]: Value
}
/** Number of a row within its report, and its colour. */
const idField = '#'
export const rowId = (row: ReportRow): number => row[idField] as number

const shownAs = {
  instant: 'instant',
  money: 'money',
  minute: 'minute',
  day: 'day',
  hour: 'minute',
  dec2: 'number',
  dec3: 'number',
  integer: 'integer',
  html: 'text',
  text: 'text',
} as const satisfies Record<ReportKind, ShownKind>
const places = { dec2: 2, dec3: 3 } as const

/** Received value converted for the grid: cents, minutes of a day. */
function valueOf(kind: ReportKind, sent: Value): Value {
  if (sent === null || typeof sent !== 'number') return sent
  if (kind === 'money') return fromDecimal(sent)
  return kind === 'hour' ? sent * 60 : sent
}

/** Received value as text. */
export function valueText(field: string, sent: Value): string {
  const { kind } = readField(field)
  if (kind === 'html' && typeof sent === 'string') return textOf(sent)
  if ((kind === 'dec2' || kind === 'dec3') && typeof sent === 'number') return fixed(sent, places[kind])
  return formatValue(shownAs[kind], valueOf(kind, sent))
}

/** Rendering of a cell beyond its kind. */
function drawing(kind: ReportKind, name: string): Partial<GridColumn<ReportRow>> {
  if (kind === 'dec2' || kind === 'dec3') return { decimals: places[kind], width: 96 }
  const html = (row: ReportRow) => String(row[name] ?? '')
  if (kind === 'html') return { text: (row) => textOf(html(row)), render: (row) => <SafeHtml html={html(row)} /> }
  return {}
}

/** Columns of the grid from the report's definition; sums are below and over the groups. */
export function gridColumns({ columns, totals }: ReportDefinition): GridColumn<ReportRow>[] {
  const nameOf = (field: string | null) => readField(field ?? '').name
  const how = new Map(
    totals.map(({ field, operation, parte, todo }): [string, Aggregate] => [
      field,
      operation === 'share' ? { share: [nameOf(parte), nameOf(todo)] } : operation,
    ]),
  )
  return columns.map(({ field, title }) => {
    const { kind, name } = readField(field)
    const total = how.get(field)
    return { key: name, header: title, kind: shownAs[kind], ...drawing(kind, name), ...(total && { total, aggregate: total }) }
  })
}

/** Rows of the grid; highlighted ones keep their colour. */
export function gridRows({ columns }: ReportDefinition, sent: readonly Sent[]): ReportRow[] {
  const fields = columns.map(({ field }) => ({ field, ...readField(field) }))
  return sent.map((one, at) => {
    const row: Record<string, Value> = { [idField]: at, [toneField]: one[toneField] ?? null }
    for (const { field, kind, name } of fields) row[name] = valueOf(kind, one[field] ?? null)
    return row
  })
}

const toneOf = (row: ReportRow): RowTone | undefined => tones.find((tone) => tone === row[toneField])
/** Row colours; none if there are too many rows. */
export const tonesOf = (rows: readonly ReportRow[]) => (rows.length <= maxColouredRows ? toneOf : undefined)
