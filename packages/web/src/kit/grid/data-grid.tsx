import './data-grid.css'
import './rows/cards.css'
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { closestOf } from '../fields/closest.ts'
import type { Leave } from './cells/cell-editor.tsx'
import { guardOf } from './cells/use-editor.ts'
import { GridBody } from './grid-body.tsx'
import { GridFooter } from './grid-footer.tsx'
import { GridHeader } from './grid-header.tsx'
import { GridMessage } from './grid-message.tsx'
import { GridSelection } from './grid-selection.tsx'
import { GridStatus } from './grid-status.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { type CellPosition, nextEditable } from './keys/move.ts'
import { toggleRow } from './keys/select.ts'
import { handleKey, openCell, toggleGroup, unfold, viewIds } from './keys/use-keys.ts'
import { useLongPress } from './keys/use-long-press.ts'
import type { DataGridProps } from './props.ts'
import type { RowCalls } from './rows/grid-row.tsx'
import type { RowSheet as Sheet } from './rows/row-sheet.tsx'
import { useLines } from './rows/use-lines.ts'
import { useFilterKey } from './use-filter-key.ts'
import { type Grid, useGrid } from './use-grid.ts'
import { useGridHints } from './use-grid-hints.ts'
import { useMoreSign } from './use-more-sign.ts'

const RowSheet = lazy(() => import('./rows/row-sheet.tsx').then((module) => ({ default: module.RowSheet }))) as typeof Sheet

/** Moves on after an edit: to the next editable cell with Tab, down with Enter. */
function leaveEditor<T extends object>(grid: Grid<T>, leave: Leave, go: (place: CellPosition) => void): void {
  const { place } = grid.active
  const { items } = grid.body
  grid.scroller.current?.focus({ preventScroll: true })
  if (!place || leave === 'stay') return
  if (leave === 'down') return go({ ...place, row: Math.min(items.length - 1, place.row + 1) })
  const rowAt = (row: number) => {
    const item = items[row]
    return item?.kind === 'row' && !item.row.getIsGrouped() ? item : undefined
  }
  const takesText = ({ row, column }: CellPosition) => {
    const item = rowAt(row)
    const one = grid.shown[column]?.column
    return item !== undefined && one !== undefined && one.kind !== 'flag' && guardOf(one, item.row.original) === true
  }
  const next = nextEditable(place, { rows: items.length, columns: grid.shown.length }, { isBack: leave === 'back', isEditable: takesText })
  const item = next && rowAt(next.row)
  const column = next && grid.shown[next.column]?.column
  if (!item || !column) return
  go(next)
  grid.editor.start({ id: item.id, row: item.row.original, column })
}

/** Position of the cell under the mouse; null on the header, the footer, a detail or a button column. */
function placeOf<T extends object>(grid: Grid<T>, event: MouseEvent<HTMLElement>): CellPosition | null {
  const cell = closestOf(event, '[data-column]')
  const line = cell?.closest<HTMLElement>('[data-item]')
  if (!cell || !line || line.closest('[role=grid]') !== event.currentTarget) return null
  const row = grid.body.items.findIndex((item) => item.id === line.dataset.item)
  const column = grid.shown.findIndex((one) => one.column.key === cell.dataset.column)
  return row < 0 || column < 0 ? null : { row, column }
}

/** Tap anywhere on a card: opens the row's sheet, or toggles its selection once one has begun. */
function tapCard<T extends object>(grid: Grid<T>, event: MouseEvent<HTMLElement>): void {
  const id = closestOf(event, '.dg-card')?.closest<HTMLElement>('[data-item]')?.dataset.item
  const item = grid.body.items.find((one) => one.id === id)
  if (item?.kind !== 'row' || item.row.getIsGrouped()) return
  if (grid.isChoosing) grid.selection.toggle(grid.rowId(item.row.original), viewIds(grid), false)
  else grid.setSheet(item.id)
}

/** Shows truncated text in a tooltip, set on hover. */
function showCutText(event: MouseEvent<HTMLElement>): void {
  const cell = closestOf(event, '.dg-cell[data-column]')
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
}

/** The product's grid: sorts, filters, groups, edits, selects, exports and remembers its layout; rows are virtual, so that 5,000 fit on a page. */
export function DataGrid<T extends object>(props: DataGridProps<T>) {
  const grid = useGrid(props)
  const { lines, head } = useLines(grid)
  useGridHints(grid.canSelect)
  useFilterKey(grid)
  useLongPress(grid)
  const { scroller, active, body, shown, editor } = grid
  useMoreSign(scroller, grid.variables)

  const go = (place: CellPosition) => {
    active.setPlace(place)
    if (place.row >= 0) lines.scrollToIndex(place.row, { align: 'auto' })
    const key = shown[place.column]?.column.key
    document.getElementById(`${grid.id}-head-${key}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const start = () => {
    const row = body.items.findIndex((item) => item.id === String(props.startAt?.id))
    const column = shown.findIndex((one) => one.column.key === props.startAt?.key)
    const item = body.items[row]
    const one = shown[column]?.column
    if (!item && props.startAt) unfold(grid, String(props.startAt.id))
    if (!item || !one) return
    go({ row, column })
    if (grid.isCards) grid.setSheet(item.id)
    else editor.start({ id: item.id, row: item.row.original, column: one })
    props.onStarted?.()
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the row has come, and not when it is drawn again
  useEffect(start, [props.startAt, body.items])
  const calls = useRef<RowCalls<T>>(null as never)
  calls.current = {
    select: (row, isRange) => {
      scroller.current?.focus({ preventScroll: true })
      grid.selection.toggle(grid.rowId(row), viewIds(grid), isRange)
    },
    toggleDetail: (id) => body.setOpen((now) => toggleRow(now, id)),
    toggleGroup: (id) => toggleGroup(grid, id),
    finish: (row, column, { raw, leave }) => {
      const isDone = editor.finish(row, column, raw)
      if (isDone && leave !== 'stay') leaveEditor(grid, leave, go)
      return isDone
    },
    cancel: () => {
      editor.cancel()
      scroller.current?.focus({ preventScroll: true })
    },
    openSheet: grid.setSheet,
    focusGrid: () => scroller.current?.focus({ preventScroll: true }),
  }
  const openAt = (place: CellPosition) => {
    const item = body.items[place.row]
    const column = shown[place.column]?.column
    if (item?.kind === 'row' && !item.row.getIsGrouped() && column) openCell(grid, item, column)
  }
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(grid, event)
    if (editor.editing) return
    if (place) active.setPlace(place)
    if (closestOf(event, 'button, a, input, select')) return
    if (grid.isCards) tapCard(grid, event)
    if (place) scroller.current?.focus({ preventScroll: true })
    if (place && props.opensOnClick) openAt(place)
  }
  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(grid, event)
    if (place && !editor.editing) openAt(place)
  }

  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const at = placeOf(grid, event)
    const item = at && body.items[at.row]
    if (!at || !props.onMenu || item?.kind !== 'row' || item.row.getIsGrouped()) return
    event.preventDefault()
    active.setPlace(at)
    props.onMenu(item.row.original, { x: event.clientX, y: event.clientY })
  }

  const { place } = active
  const isDrawn = place && (place.row < 0 ? !grid.isCards : lines.getVirtualItems().some((line) => line.index === place.row))
  const activeId = isDrawn ? `${grid.id}-${place.row < 0 ? 'head' : place.row}-${shown[place.column]?.column.key}` : undefined
  const { height } = props
  return (
    <section
      className={`dg-root${height === 'fill' ? ' fill' : ''}${grid.isCards ? ' cards' : ''}${grid.isChoosing ? ' choosing' : ''}`}
      style={grid.variables}
    >
      <GridToolbar grid={grid} />
      <div className="dg-frame" style={typeof height === 'number' ? { maxHeight: height } : undefined}>
        <div
          role="grid"
          ref={scroller}
          className="dg-scroll"
          tabIndex={0}
          aria-label={props.label}
          aria-rowcount={body.items.length + 2 + (props.after?.length ?? 0) + (grid.totals ? 1 : 0)}
          aria-multiselectable={grid.isMulti || undefined}
          aria-busy={grid.isLoading}
          aria-activedescendant={activeId}
          onKeyDown={(event) => handleKey(grid, event, go)}
          onFocus={(event) => {
            if (event.target === event.currentTarget && !place) active.setPlace({ row: body.items.length > 0 ? 0 : -1, column: 0 })
          }}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onContextMenu={onContextMenu}
          onMouseOver={showCutText}
        >
          <GridHeader grid={grid} measure={head} go={go} />
          <GridBody grid={grid} lines={lines} calls={calls} />
          <GridFooter grid={grid} />
        </div>
        <GridMessage grid={grid} />
      </div>
      <GridStatus grid={grid} />
      <GridSelection grid={grid} />
      <Suspense fallback={null}>{grid.sheet !== null && <RowSheet grid={grid} />}</Suspense>
    </section>
  )
}
