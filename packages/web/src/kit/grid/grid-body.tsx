import type { Virtualizer } from '@tanstack/react-virtual'
import { lazy, type RefObject, Suspense } from 'react'
import { GridRow, type RowCalls } from './rows/grid-row.tsx'
import type { GroupRow as Group } from './rows/group-row.tsx'
import type { Item } from './rows/use-rows.ts'
import type { Grid } from './use-grid.ts'

// most lists are never grouped
const GroupRow = lazy(() => import('./rows/group-row.tsx').then((module) => ({ default: module.GroupRow }))) as typeof Group

interface Props<T extends object> {
  grid: Grid<T>
  lines: Virtualizer<HTMLDivElement, Element>
  calls: RefObject<RowCalls<T>>
}

const isExpanded = (expanded: true | Record<string, boolean>, id: string) => expanded === true || expanded[id] === true

function Line<T extends object>({
  grid,
  item,
  index,
  calls,
}: {
  grid: Grid<T>
  item: Item<T>
  index: number
  calls: RefObject<RowCalls<T>>
}) {
  const { place } = grid.active
  const { row } = item
  const activeKey = place?.row === index ? (grid.shown[place.column]?.column.key ?? null) : null
  if (item.kind === 'detail') {
    return (
      <div role="row" aria-rowindex={index + 3} className="dg-detail" style={{ height: grid.props.detailHeight ?? 180 }}>
        <div role="gridcell" className="dg-detail-cell">
          {grid.props.detail?.(row.original)}
        </div>
      </div>
    )
  }
  const shared = { gridId: grid.id, row, index, shown: grid.shown, activeKey, calls }
  if (row.getIsGrouped()) {
    return (
      <Suspense fallback={null}>
        <GroupRow
          {...shared}
          columns={grid.props.columns}
          visible={grid.visible}
          isCard={grid.isCards}
          hasLead={grid.lead > 0}
          hasTail={grid.tail > 0}
          isOpen={isExpanded(grid.body.expanded, row.id)}
        />
      </Suspense>
    )
  }
  return (
    <GridRow
      {...shared}
      isCard={grid.isCards}
      editKey={grid.editor.editing?.id === row.id && grid.sheet !== row.id ? grid.editor.editing.key : null}
      draft={grid.editor.draft}
      isSelected={grid.selection.ids.has(grid.rowId(row.original))}
      canSelect={grid.canSelect}
      isSelectable={grid.canSelect && (grid.props.selectable?.(row.original) ?? true)}
      hasDetail={grid.props.detail !== undefined}
      isOpen={grid.body.open.has(row.id)}
      tone={grid.props.rowTone?.(row.original)}
      rowActions={grid.props.rowActions}
    />
  )
}

/** Rows of the right height while the data is loading. */
function Skeleton<T extends object>({ grid }: { grid: Grid<T> }) {
  return Array.from({ length: 36 }, (_, index) => (
    <div key={index} className="dg-row dg-skeleton" aria-hidden>
      {grid.lead > 0 && <div className="dg-cell dg-lead" />}
      {grid.isCards ? (
        <div className="dg-card">
          <span style={{ width: `${40 + ((index * 7) % 30)}%` }} />
          <span style={{ width: `${60 + ((index * 11) % 30)}%` }} />
        </div>
      ) : (
        grid.shown.map(({ column, className, style }) => (
          <div key={column.key} className={className} style={style}>
            <span style={{ width: `${45 + ((index * 7 + column.key.length * 13) % 40)}%` }} />
          </div>
        ))
      )}
    </div>
  ))
}

/** Lines drawn beyond those that fill the window: four at each end, and the partial ones. */
const spare = 11

/** Rows in view. A row scrolled into view reuses the element of one scrolled out (W-10): the pool is as large as the number of drawable rows. */
export function GridBody<T extends object>({ grid, lines, calls }: Props<T>) {
  const { items } = grid.body
  if (grid.isLoading) {
    return (
      <div className="dg-body" role="presentation">
        <Skeleton grid={grid} />
      </div>
    )
  }
  const margin = lines.options.scrollMargin
  const drawn = lines.getVirtualItems()
  const pool = Math.max(drawn.length, Math.ceil((lines.scrollRect?.height ?? 0) / grid.rowHeight) + spare)
  return (
    <div role="rowgroup" className="dg-body" style={{ height: lines.getTotalSize() }}>
      {drawn.map((line) => {
        const item = items[line.index]
        if (!item) return null
        const isEdited = grid.editor.editing?.id === item.id
        return (
          <div
            key={isEdited ? 'edited' : `${item.kind}${line.index % pool}`}
            role="presentation"
            className="dg-line"
            style={{ transform: `translateY(${line.start - margin}px)` }}
          >
            <Line grid={grid} item={item} index={line.index} calls={calls} />
          </div>
        )
      })}
    </div>
  )
}
