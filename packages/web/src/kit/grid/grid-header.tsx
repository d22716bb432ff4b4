import { type Ref, useCallback, useId } from 'react'
import { t } from '../texts/i18n.ts'
import { HeaderCell } from './header-cell.tsx'
import type { CellPosition } from './keys/move.ts'
import { coverage } from './keys/select.ts'
import { setFilter } from './layout/layout-change.ts'
import { FilterCell } from './rows/filter-cell.tsx'
import type { Grid } from './use-grid.ts'

function SelectAll<T extends object>({ grid, id }: { grid: Grid<T>; id?: string }) {
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
      id={id}
      tabIndex={-1}
      ref={mark}
      checked={state === 'all'}
      aria-label={t('grid.select_all')}
      onChange={() => grid.selection.all(grid.filteredIds)}
    />
  )
}

interface Props<T extends object> {
  grid: Grid<T>
  /** Measures the header. */
  measure: Ref<HTMLDivElement>
  go: (place: CellPosition) => void
}

/** Header over cards: only the select-all box; sorting and filters have a panel. */
function CardsHeader<T extends object>({ grid, measure }: Props<T>) {
  const box = useId()
  return (
    <div role="rowgroup" className="dg-head" ref={measure}>
      {grid.canSelect && (
        <div role="row" aria-rowindex={1} className="dg-row">
          <div role="gridcell" className="dg-card-all">
            <SelectAll grid={grid} id={box} />
            <label htmlFor={box}>{t('grid.select_all')}</label>
          </div>
        </div>
      )}
    </div>
  )
}

/** Headings and the filter row. */
function ColumnsHeader<T extends object>({ grid, measure, go }: Props<T>) {
  const { shown, active, layout, scroller } = grid
  const filterOf = (key: string) => (layout.filters.find((filter) => filter.id === key)?.value as string | undefined) ?? ''
  const leave = (to: 'head' | 'rows', column: number) => {
    scroller.current?.focus({ preventScroll: true })
    go({ row: to === 'head' || grid.body.items.length === 0 ? -1 : 0, column })
  }
  return (
    <div role="rowgroup" className="dg-head" ref={measure}>
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

/** Sticky header above the rows. */
export const GridHeader = <T extends object>(props: Props<T>) =>
  props.grid.isCards ? <CardsHeader {...props} /> : <ColumnsHeader {...props} />
