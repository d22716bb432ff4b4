import { t } from '../i18n.ts'
import type { GridColumn } from './column.ts'
import { formatFigure } from './group-row.tsx'
import type { Grid } from './use-grid.ts'

/** A mean is marked as one; before there are rows it is nothing. */
const figure = <T,>(column: GridColumn<T>, value: unknown): string => {
  const text = formatFigure(column as GridColumn<never>, column.total ?? 'count', value)
  return column.total === 'mean' && text !== '' ? `ø ${text}` : text
}

/** The totals of the filtered rows, always in sight, in the columns they belong to. */
export function GridFoot<T extends object>({ grid }: { grid: Grid<T> }) {
  const { totals, shown, body } = grid
  if (!totals) return null
  return (
    <div role="rowgroup" className="dg-foot">
      <div role="row" aria-rowindex={body.items.length + 3} className="dg-row">
        {!shown[0]?.column.total && (
          <div role="gridcell" className="dg-group-cell">
            <span className="dg-totals-label">{t('grid.totals')}</span>
          </div>
        )}
        {grid.lead > 0 && <div role="gridcell" className="dg-cell dg-lead" />}
        {shown.map(({ column, className, style }) => (
          <div role="gridcell" key={column.key} className={className} style={style}>
            {column.total && figure(column, totals.get(column.key))}
          </div>
        ))}
        {grid.tail > 0 && <div role="gridcell" className="dg-cell dg-tail" />}
      </div>
    </div>
  )
}
