import type { KeyboardEvent } from 'react'
import { focusActions } from '../cells/row-actions.tsx'
import { guardOf } from '../cells/use-editor.ts'
import type { GridColumn } from '../column.ts'
import { firstWidth } from '../column.ts'
import { moveBy } from '../layout/layout.ts'
import { setOrder, setWidth, toggleSort } from '../layout/layout-change.ts'
import { focusFilter } from '../rows/filter-cell.tsx'
import type { Item } from '../rows/use-rows.ts'
import type { Grid } from '../use-grid.ts'
import { type CellPosition, move } from './move.ts'
import { coverage } from './select.ts'

type Key = KeyboardEvent<HTMLElement>

const isPrintable = (event: Key) => event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

/** Keys on a heading: Enter sorts (with Shift in addition to the others), Shift+arrows resize, Alt+arrows move, down moves to the filter. */
function headKey<T extends object>(grid: Grid<T>, column: GridColumn<T>, event: Key): boolean {
  const sideways = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  if (event.key === 'Enter' || event.key === ' ') {
    if (column.sortable !== false) grid.change(toggleSort(column.key, event.shiftKey))
    return true
  }
  if (sideways !== 0 && event.shiftKey) {
    const width = grid.layout.widths[column.key] ?? firstWidth(column)
    grid.change(setWidth(column.key, width + sideways * 10))
    return true
  }
  if (sideways !== 0 && event.altKey) {
    grid.change(setOrder((ids) => moveBy(ids, column.key, sideways)))
    return true
  }
  return event.key === 'ArrowDown' && !event.ctrlKey && focusFilter(grid.scroller.current, column.key)
}

/** Keys on a data row that edit, open or select; false leaves them to cell movement, and letters to the screen if the cell is not editable. */
function rowKey<T extends object>(grid: Grid<T>, { item, column }: { item: Item<T>; column: GridColumn<T> }, event: Key): boolean {
  const row = item.row.original
  const edit = (typed?: string) => grid.editor.start({ id: item.id, row, column }, typed)
  const toggleDetail = (open: boolean) =>
    grid.body.setOpen((now) => (open ? new Set([...now, item.id]) : new Set([...now].filter((id) => id !== item.id))))
  if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && grid.props.detail) {
    toggleDetail(event.key === 'ArrowDown')
    return true
  }
  if (event.key === 'F2') edit()
  else if (event.key === 'Enter') openCell(grid, item, column)
  else if (event.key === ' ' && column.kind === 'flag' && guardOf(column, row) !== false) edit(' ')
  else if (event.key === ' ' && grid.canSelect) grid.selection.toggle(grid.rowId(row), viewIds(grid), event.shiftKey)
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return openMenu(grid, item, event.currentTarget)
  else if (event.key === 'Backspace' || event.key === 'Delete') edit('')
  else if (grid.props.onEdit && isPrintable(event) && event.key !== ' ' && column.kind !== 'flag') edit(event.key)
  else return false
  return true
}

/** Opens the menu of a row at its active cell, if the grid has one; otherwise focuses its first button. */
function openMenu<T extends object>({ props: { onMenu } }: Grid<T>, item: Item<T>, element: HTMLElement): boolean {
  if (!onMenu) return focusActions(element, item.id)
  const cell = (element.querySelector('.dg-cell.active') ?? element).getBoundingClientRect()
  onMenu(item.row.original, { x: cell.left, y: cell.bottom })
  return true
}

/** Enter or double click: opens the editor of an editable cell, otherwise the row or its sheet; in a grid that opens nothing a locked cell shows its reason. */
export function openCell<T extends object>(grid: Grid<T>, item: Item<T>, column: GridColumn<T>): void {
  const row = item.row.original
  const guard = guardOf(column, row)
  if (grid.isCards && guard === false && !grid.props.onOpen) grid.setSheet(item.id)
  else if (guard === true || !grid.props.onOpen) grid.editor.start({ id: item.id, row, column })
  else grid.props.onOpen(row)
}

/** Ids of the data rows in view order, for ranges. */
export const viewIds = <T extends object>(grid: Grid<T>) =>
  grid.body.items.flatMap((item) => (item.kind === 'row' && !item.row.getIsGrouped() ? [grid.rowId(item.row.original)] : []))

const isGroupKey = (event: Key) => event.key === 'Enter' || event.key === ' ' || (event.altKey && /^Arrow(Up|Down)$/.test(event.key))

/** Keyboard of the grid (W-7): focus stays on the grid element, aria-activedescendant marks the active cell. */
export function handleKey<T extends object>(grid: Grid<T>, event: Key, go: (place: CellPosition) => void): void {
  if (event.target !== event.currentTarget) return
  const { place } = grid.active
  const column = grid.shown[place?.column ?? 0]?.column
  const item = place && place.row >= 0 ? grid.body.items[place.row] : undefined
  const isControl = event.ctrlKey || event.metaKey
  let isDone = false
  if (isControl && event.key === 'a' && grid.canSelect) {
    const { chosen } = grid.props
    // a second Ctrl+A selects every match, on every page
    if (chosen?.all && coverage(grid.selection.ids, grid.filteredIds) === 'all') chosen.all()
    else grid.selection.all(grid.filteredIds)
    isDone = true
  } else if (place && column && !item) isDone = headKey(grid, column, event)
  else if (item?.row.getIsGrouped() && isGroupKey(event)) {
    toggleGroup(grid, item.id)
    isDone = true
  } else if (item?.kind === 'row' && column && !item.row.getIsGrouped()) isDone = rowKey(grid, { item, column }, event)
  if (!isDone && place && column && event.key === 'ArrowUp' && place.row === 0 && !isControl)
    isDone = focusFilter(event.currentTarget, column.key)
  if (!isDone && item && event.key === 'ArrowRight' && place?.column === grid.shown.length - 1)
    isDone = focusActions(event.currentTarget, item.id)
  if (!isDone) {
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / grid.rowHeight) - 3)
    const next = move(
      place,
      { key: event.key, isControl },
      { head: grid.isCards ? 0 : -1, rows: grid.body.items.length, columns: grid.shown.length, page },
    )
    if (next) go(next)
    isDone = next !== null
  }
  if (isDone) event.preventDefault()
}

/** Opens or closes a group. */
export function toggleGroup<T extends object>(grid: Grid<T>, id: string): void {
  grid.body.setExpanded((now) => {
    if (now === true) return Object.fromEntries(groupIds(grid).map((each) => [each, each !== id]))
    return { ...now, [id]: !now[id] }
  })
}

const groupIds = <T extends object>(grid: Grid<T>): string[] =>
  grid.body.table.getSortedRowModel().flatRows.flatMap((row) => (row.getIsGrouped() ? [row.id] : []))
