import { Fragment, type ReactNode } from 'react'
import { shapeOf } from '../../kinds/shapes.ts'
import { t } from '../../texts/i18n.ts'
import { type GridColumn, readAs } from '../column.ts'
import type { VisibleColumn } from '../rows/visible-columns.ts'
import { cellText } from './value.ts'

const flag = (isOn: boolean) => <span className={isOn ? 'dg-yes' : 'dg-no'} role="img" aria-label={t(isOn ? 'grid.yes' : 'grid.no')} />

/** Content of a card for a column: flags by name, numbers below with their name, the rest by value; nothing for empty values. Screen readers get the column name. */
export function cardContent<T extends object>({ column, spot }: VisibleColumn<T>, row: T, rowKey: string): ReactNode {
  if (column.kind === 'flag') return row[column.key] ? column.header : null
  if (cellText(column, row) === '') return null
  const isNumber = shapeOf(readAs(column)).align === 'end'
  return (
    <Fragment key={rowKey}>
      <span className={spot === 'below' && isNumber ? 'dg-card-label' : 'sr-only'}>{column.header}: </span>
      <span>{cellContent(column, row, rowKey)}</span>
    </Fragment>
  )
}

/** Content of a cell: the column's own rendering, or the value formatted by its kind. */
export function cellContent<T extends object>(column: GridColumn<T>, row: T, rowKey: string): ReactNode {
  if (column.render) return <Fragment key={rowKey}>{column.render(row)}</Fragment>
  if (column.kind === 'flag') return flag(Boolean(row[column.key]))
  const text = cellText(column, row)
  if (column.kind !== 'colour' || text === '') return text
  return (
    <>
      <span className="dg-swatch" style={{ background: String(row[column.key]) }} />
      {text}
    </>
  )
}
