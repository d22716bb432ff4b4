import type { ReactNode } from 'react'
import { t } from '../texts/i18n.ts'
import { formatFigure } from './cells/value.ts'
import type { GridColumn } from './column.ts'
import type { Grid } from './use-grid.ts'

/** Rows below the data, over its whole width. */
const After = ({ rows, first }: { rows: readonly ReactNode[]; first: number }) =>
  rows.map((row, at) => (
    // the rows have no names, and are drawn in order
    <div key={at} role="row" aria-rowindex={first + at} className="dg-row dg-after">
      <div role="gridcell">{row}</div>
    </div>
  ))

/** Totals of the filtered rows, always in sight, in their columns. */
export function GridFooter<T extends object>({ grid }: { grid: Grid<T> }) {
  const { totals, shown, visible, body } = grid
  const { after = [] } = grid.props
  const first = body.items.length + 3
  const rows = <After rows={after} first={first} />
  if (!totals) {
    return after.length > 0 ? (
      <div role="rowgroup" className="dg-foot">
        {rows}
      </div>
    ) : null
  }
  const figure = (column: GridColumn<T>) =>
    column.summary ? column.summary(grid.filtered) : column.total && formatFigure(column, column.total, totals.get(column.key))
  if (grid.isCards) {
    return (
      <div role="rowgroup" className="dg-foot">
        {rows}
        <div role="row" aria-rowindex={first + after.length} className="dg-row dg-card-totals">
          <span role="gridcell">{t('grid.totals')}</span>
          {visible.map(
            ({ column }) =>
              (column.total || column.summary) && (
                <span key={column.key} role="gridcell">
                  <small>{column.header}</small> {figure(column)}
                </span>
              ),
          )}
        </div>
      </div>
    )
  }
  return (
    <div role="rowgroup" className="dg-foot">
      {rows}
      <div role="row" aria-rowindex={first + after.length} className="dg-row">
        {!shown[0]?.column.total && (
          <div role="gridcell" className="dg-group-cell">
            <span className="dg-totals-label">{t('grid.totals')}</span>
          </div>
        )}
        {grid.lead > 0 && <div role="gridcell" className="dg-cell dg-lead" />}
        {shown.map(({ column, className, style }) => (
          <div role="gridcell" key={column.key} className={className} style={style}>
            {figure(column)}
          </div>
        ))}
        {grid.tail > 0 && <div role="gridcell" className="dg-cell dg-tail" />}
      </div>
    </div>
  )
}
