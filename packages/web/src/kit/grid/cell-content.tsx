import { Fragment, type ReactNode } from 'react'
import { t } from '../i18n.ts'
import type { GridColumn } from './column.ts'
import { cellText } from './value.ts'

const flag = (isOn: boolean) => <span className={isOn ? 'dg-yes' : 'dg-no'} role="img" aria-label={t(isOn ? 'grid.yes' : 'grid.no')} />

/** What a cell shows: the column's own drawing, or its value in the form of its kind. */
export function cellContent<T extends object>(column: GridColumn<T>, row: T, rowKey: string): ReactNode {
  if (column.render) return <Fragment key={rowKey}>{column.render(row)}</Fragment>
  if (column.kind === 'flag') return flag(Boolean(row[column.key]))
  const text = cellText(column, row)
  if (column.kind !== 'colour' || text === '') return text
  return (
    <>
      <span className="dg-swatch" style={{ background: text }} />
      {text}
    </>
  )
}
