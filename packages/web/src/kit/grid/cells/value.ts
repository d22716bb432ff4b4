import { isEmpty } from '@app/contract/kit/field'
import { type ShownKind, shapeOf } from '../../kinds/shapes.ts'
import type { Aggregate, GridColumn } from '../column.ts'

/** One value as text in the form of its kind; '' for nothing. */
export const formatValue = (kind: ShownKind, value: unknown): string => (isEmpty(value) ? '' : shapeOf(kind).format(value))

/** A figure under or over a column, in the form of the column; counts are plain numbers. */
export const formatFigure = (column: { readonly kind: ShownKind }, how: Aggregate, value: unknown): string =>
  formatValue(how === 'count' ? 'integer' : column.kind, value)

/** The text of a cell as it is shown, filtered and grouped. */
export function cellText<T>(column: GridColumn<T>, row: T): string {
  if (column.text) return column.text(row)
  const value = row[column.key]
  if (!column.choices) return formatValue(column.kind, value)
  return column.choices.find((choice) => choice.value === value)?.text ?? formatValue(column.kind, value)
}

/** What sorting, filtering and aggregates read of a cell: the raw value, or its text where the text is what the user sees. */
export const cellValue = <T>(column: GridColumn<T>, row: T): unknown =>
  column.text || column.choices ? cellText(column, row) : row[column.key]

/** A number of rows or pages as people read it. */
export const formatCount = (n: number): string => formatValue('integer', n)
