import { useCallback } from 'react'
import { t } from '../i18n.ts'
import { FilterCell } from './filter-cell.tsx'
import { HeaderCell } from './header-cell.tsx'
import { setFilter } from './layout-change.ts'
import type { CellPosition } from './move.ts'
import { coverage } from './select.ts'
import type { Grid } from './use-grid.ts'

function SelectAll<T extends object>({ grid }: { grid: Grid<T> }) {
  const state = coverage(grid.selection.ids, grid.filteredIds)
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = state === 'some'
    },
    [state],
  )
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      ref={mark}
      checked={state === 'all'}
      aria-label={t('grid.select_all')}
      onChange={() => grid.selection.all(grid.filteredIds)}
    />
  )
}

/** The headings and the filter row. */
export function GridHead<T extends object>({ grid, go }: { grid: Grid<T>; go: (place: CellPosition) => void }) {
  const { shown, active, layout, scroller } = grid
  const filterOf = (key: string) => (layout.filters.find((filter) => filter.id === key)?.value as string | undefined) ?? ''
  const leave = (to: 'head' | 'rows', column: number) => {
    scroller.current?.focus({ preventScroll: true })
    go({ row: to === 'head' || grid.body.items.length === 0 ? -1 : 0, column })
  }
  return (
    <div role="rowgroup" className="dg-head">
      <div role="row" aria-rowindex={1} className="dg-row dg-headings">
        {grid.lead > 0 && (
          <div role="gridcell" className="dg-cell dg-lead">
            {grid.canSelect && <SelectAll grid={grid} />}
          </div>
        )}
        {shown.map((one, index) => (
          <HeaderCell key={one.column.key} grid={grid} one={one} isActive={active.place?.row === -1 && active.place.column === index} />
        ))}
        {grid.tail > 0 && <div role="gridcell" className="dg-cell dg-tail" />}
      </div>
      <div role="row" aria-rowindex={2} className="dg-row dg-filters">
        {grid.lead > 0 && <div role="gridcell" className="dg-cell dg-lead" />}
        {shown.map(({ column, className, style }, index) => (
          <div role="gridcell" key={column.key} className={className} style={style}>
            {column.filterable !== false && (
              <FilterCell
                column={column}
                value={filterOf(column.key)}
                onChange={(value) => grid.change(setFilter(column.key, value))}
                onLeave={(to) => leave(to, index)}
              />
            )}
          </div>
        ))}
        {grid.tail > 0 && <div role="gridcell" className="dg-cell dg-tail" />}
      </div>
    </div>
  )
}
