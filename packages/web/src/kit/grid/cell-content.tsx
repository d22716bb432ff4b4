import { t } from '../i18n.ts'
import type { GridColumn } from './column.ts'
import { cellText } from './value.ts'

/** What a cell shows: the column's own drawing, or its value in the form of its kind. */
export function CellContent<T>({ column, row }: { column: GridColumn<T>; row: T }) {
  if (column.render) return column.render(row)
  const value = row[column.key]
  if (column.kind === 'flag') {
    const isOn = Boolean(value)
    return <span className={isOn ? 'dg-yes' : 'dg-no'} role="img" aria-label={t(isOn ? 'grid.yes' : 'grid.no')} />
  }
  const text = cellText(column, row)
  if (column.kind === 'colour' && text !== '') {
    return (
      <>
        <span className="dg-swatch" style={{ background: text }} />
        {text}
      </>
    )
  }
  return text
}
