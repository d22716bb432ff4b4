import { isEmpty } from '@app/contract/kit/field'
import { type ShownKind, shapeOf } from '../../kinds/shapes.ts'
import type { Aggregate, GridColumn } from '../column.ts'

/** Text of a value in the format of its kind; '' for empty values. */
export const formatValue = (kind: ShownKind, value: unknown): string => (isEmpty(value) ? '' : shapeOf(kind).format(value))

/** Text of an aggregate over a column, in the column's format; counts are plain numbers. */
export const formatFigure = (column: { readonly kind: ShownKind }, how: Aggregate, value: unknown): string =>
  formatValue(how === 'count' ? 'integer' : column.kind, value)

/** Text of a cell for display, filters and groups. */
export function cellText<T>(column: GridColumn<T>, row: T): string {
  if (column.text) return column.text(row)
  const value = row[column.key]
  if (!column.choices) return formatValue(column.kind, value)
  return column.choices.find((choice) => choice.value === value)?.text ?? formatValue(column.kind, value)
}

/** Value of a cell for sorting, filters and aggregates: the raw value, or the text if the column shows its own. */
export const cellValue = <T>(column: GridColumn<T>, row: T): unknown =>
  column.text || column.choices ? cellText(column, row) : row[column.key]

/** Number of rows or pages, formatted for the user. */
export const formatCount = (n: number): string => formatValue('integer', n)
