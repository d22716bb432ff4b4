import { t } from '../i18n.ts'
import type { GridColumn } from './column.ts'
import { formatFigure } from './group-row.tsx'
import type { Grid } from './use-grid.ts'

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
            {column.total &&
              `${column.total === 'mean' ? 'ø ' : ''}${formatFigure(column as GridColumn<never>, column.total, totals.get(column.key))}`}
          </div>
        ))}
        {grid.tail > 0 && <div role="gridcell" className="dg-cell dg-tail" />}
      </div>
    </div>
  )
}
