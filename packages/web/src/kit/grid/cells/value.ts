import { isEmpty } from '@app/contract/kit/field'
import { fixed } from '../../kinds/decimal.ts'
import { type ShownKind, shapeOf } from '../../kinds/shapes.ts'
import type { Aggregate, GridColumn } from '../column.ts'

/** Text of a value in the format of its kind; '' for empty values. */
export const formatValue = (kind: ShownKind, value: unknown): string => (isEmpty(value) ? '' : shapeOf(kind).format(value))

/** Text of an aggregate over a column, in the column's format; counts are plain numbers. */
export const formatFigure = (
  { kind, decimals }: { readonly kind: ShownKind; readonly decimals?: number },
  how: Aggregate,
  value: unknown,
): string =>
  how !== 'count' && decimals !== undefined && typeof value === 'number'
    ? fixed(value, decimals)
    : formatValue(how === 'count' ? 'integer' : kind, value)

/** Text of a cell for display, filters and groups. */
export function cellText<T>(column: GridColumn<T>, row: T): string {
  if (column.text) return column.text(row)
  const value = row[column.key]
  if (column.decimals !== undefined && typeof value === 'number') return fixed(value, column.decimals)
  if (!column.choices) return formatValue(column.kind, value)
  return column.choices.find((choice) => choice.value === value)?.text ?? formatValue(column.kind, value)
}

/** Value of a cell for sorting, filters and aggregates: the raw value, or the text if the column shows its own. */
export const cellValue = <T>(column: GridColumn<T>, row: T): unknown =>
  column.text || column.choices ? cellText(column, row) : row[column.key]

/** Number of rows or pages, formatted for the user. */
export const formatCount = (n: number): string => formatValue('integer', n)
/** Values of a text with a number: its digits in groups, and the number that chooses the word. */
export const counted = (n: number) => ({ n: formatCount(n), total: n })
