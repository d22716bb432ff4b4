import type { KeyboardEvent } from 'react'
import { isCommand } from '../../screen/keymap.ts'
import { focusActions } from '../cells/row-actions.tsx'
import { guardOf } from '../cells/use-editor.ts'
import type { GridColumn } from '../column.ts'
import { firstWidth } from '../column.ts'
import type { GridRow } from '../features.ts'
import { moveBy } from '../layout/layout.ts'
import { setOrder, setWidth, toggleSort } from '../layout/layout-change.ts'
import { focusFilter } from '../rows/filter-cell.tsx'
import type { Item } from '../rows/use-rows.ts'
import type { Grid } from '../use-grid.ts'
import { type CellPosition, move } from './move.ts'
import { coverage } from './select.ts'

type Key = KeyboardEvent<HTMLElement>

const isPrintable = (event: Key) => event.key.length === 1 && !isCommand(event)

/** Active cell of the grid: a heading if it has no item. */
interface Place<T extends object> {
  readonly grid: Grid<T>
  readonly place: CellPosition | null
  readonly column: GridColumn<T> | undefined
  readonly item: Item<T> | undefined
}
interface Heading<T extends object> {
  readonly grid: Grid<T>
  readonly column: GridColumn<T>
}
/** Handler of a key on a heading; true if the key is used. */
type HeadHandler = <T extends object>(heading: Heading<T>, event: Key) => boolean

const sort: HeadHandler = ({ grid, column }, { shiftKey }) => {
  if (column.sortable !== false) grid.change(toggleSort(column.key, shiftKey))
  return true
}
/** Resizes the column with Shift, moves it with Alt. */
const sideways =
  (side: 1 | -1): HeadHandler =>
  ({ grid, column }, { shiftKey, altKey }) => {
    const width = grid.layout.widths[column.key] ?? firstWidth(column)
    if (shiftKey) grid.change(setWidth(column.key, width + side * 10))
    else if (altKey) grid.change(setOrder((ids) => moveBy(ids, column.key, side)))
    return shiftKey || altKey
  }
/** Keys on a heading: Enter sorts (with Shift in addition to the others), Shift+arrows resize, Alt+arrows move, down moves to the filter. */
const headKeys: Readonly<Record<string, HeadHandler | undefined>> = {
  Enter: sort,
  ' ': sort,
  ArrowLeft: sideways(-1),
  ArrowRight: sideways(1),
  ArrowDown: ({ grid, column }, { ctrlKey }) => !ctrlKey && focusFilter(grid.scroller.current, column.key),
}

interface Cell<T extends object> extends Heading<T> {
  readonly item: Item<T>
}
/** Handler of a key on a cell of a data row; true if the key is used. */
type RowHandler = <T extends object>(cell: Cell<T>, event: Key) => boolean

function edit<T extends object>({ grid, item, column }: Cell<T>, typed?: string): true {
  grid.editor.start({ id: item.id, row: item.row.original, column }, typed)
  return true
}
const detail =
  (open: boolean): RowHandler =>
  ({ grid, item }, { altKey }) => {
    if (!altKey || !grid.props.detail) return false
    grid.body.setOpen((now) => (open ? new Set([...now, item.id]) : new Set([...now].filter((id) => id !== item.id))))
    return true
  }
/** Proposes to delete the selected rows, or the active one, in a grid that deletes rows. */
function removeChosen<T extends object>({ props: { onDelete }, selection, rowId, edits }: Grid<T>, item: Item<T>): boolean {
  if (!onDelete) return false
  const chosen = edits.data.filter((row) => selection.ids.has(rowId(row)))
  onDelete(chosen.length > 0 ? chosen : [item.row.original])
  return true
}
const clear: RowHandler = (cell) => edit(cell, '')
/** Toggles a flag, otherwise the selection of the row. */
const space: RowHandler = (cell, { shiftKey }) => {
  const { grid, item, column } = cell
  const row = item.row.original
  if (column.kind === 'flag' && guardOf(column, row) !== false) return edit(cell, ' ')
  if (grid.canSelect) grid.selection.toggle(grid.rowId(row), viewIds(grid), shiftKey)
  return grid.canSelect
}
/** Keys on a data row that edit, open or select. */
const rowKeys: Readonly<Record<string, RowHandler | undefined>> = {
  ArrowDown: detail(true),
  ArrowUp: detail(false),
  F2: (cell) => edit(cell),
  Enter: ({ grid, item, column }, event) => {
    // Ctrl+Enter is the act of the screen
    if (isControl(event)) return false
    openCell(grid, item, column)
    return true
  },
  ' ': space,
  ContextMenu: ({ grid, item }, { currentTarget }) => openMenu(grid, item, currentTarget),
  F10: ({ grid, item }, { shiftKey, currentTarget }) => shiftKey && openMenu(grid, item, currentTarget),
  Backspace: clear,
  Delete: (cell, event) => removeChosen(cell.grid, cell.item) || clear(cell, event),
}
/** A printed character starts the editor of an editable cell; otherwise letters are left to the screen. */
const typeInto: RowHandler = (cell, event) => {
  const isText = isPrintable(event) && event.key !== ' '
  return Boolean(cell.grid.props.onEdit) && isText && cell.column.kind !== 'flag' && edit(cell, event.key)
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

/** Ids of the data rows that can be selected, in view order, for ranges. */
export const viewIds = <T extends object>({ body, rowId, props: { selectable } }: Grid<T>) =>
  body.items.flatMap((item) => {
    const isOffered = item.kind === 'row' && !item.row.getIsGrouped() && (selectable?.(item.row.original) ?? true)
    return isOffered ? [rowId(item.row.original)] : []
  })

const isGroupKey = (event: Key) => event.key === 'Enter' || event.key === ' ' || (event.altKey && /^Arrow(Up|Down)$/.test(event.key))
const isControl = ({ ctrlKey, metaKey }: Key) => ctrlKey || metaKey

/** Ctrl+A selects the page, a second one every match of the filter; neither deselects. */
function selectAll<T extends object>({ grid }: Place<T>, event: Key): boolean {
  if (!isControl(event) || event.key !== 'a' || !grid.canSelect) return false
  const page = viewIds(grid)
  if (coverage(grid.selection.ids, page) === 'all' || page.length === 0) grid.selectFound()
  else grid.selection.add(page)
  return true
}

/** Esc clears the selection. */
function clearSelection<T extends object>({ grid }: Place<T>, { key }: Key): boolean {
  const { chosen } = grid.props
  if (key !== 'Escape' || (chosen?.count ?? grid.selection.ids.size) === 0) return false
  if (chosen) chosen.clear()
  else grid.selection.clear()
  return true
}

/** Key of the part of the grid under the cursor: a heading, a group, a data row. */
function partKey<T extends object>({ grid, place, column, item }: Place<T>, event: Key): boolean {
  if (!place || !column) return false
  if (!item) return headKeys[event.key]?.({ grid, column }, event) ?? false
  if (item.row.getIsGrouped()) {
    if (isGroupKey(event)) toggleGroup(grid, item.id)
    return isGroupKey(event)
  }
  if (item.kind !== 'row') return false
  const cell = { grid, column, item }
  return (rowKeys[event.key]?.(cell, event) ?? false) || typeInto(cell, event)
}

/** Letters that move to the next and the previous row, where letters type nothing. */
const letterMoves: Readonly<Record<string, string | undefined>> = { j: 'ArrowDown', k: 'ArrowUp' }

/** Leaves the rows: up from the first one to the filter, right from the last column to the buttons of the row. */
function leaveRows<T extends object>({ grid, place, column, item }: Place<T>, event: Key): boolean {
  const { key, currentTarget } = event
  if (key === 'ArrowUp' && place?.row === 0 && column && !isControl(event)) return focusFilter(currentTarget, column.key)
  if (key !== 'ArrowRight' || !item || place?.column !== grid.shown.length - 1) return false
  return focusActions(currentTarget, item.id)
}

/** Keyboard of the grid (W-7): focus stays on the grid element, aria-activedescendant marks the active cell. */
export function handleKey<T extends object>(grid: Grid<T>, event: Key, go: (place: CellPosition) => void): void {
  if (event.target !== event.currentTarget) return
  const { place } = grid.active
  const at: Place<T> = {
    grid,
    place,
    column: grid.shown[place?.column ?? 0]?.column,
    item: place && place.row >= 0 ? grid.body.items[place.row] : undefined,
  }
  const moveCell = () => {
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / grid.rowHeight) - 3)
    const extent = { head: grid.isCards ? (0 as const) : (-1 as const), rows: grid.body.items.length, columns: grid.shown.length, page }
    const key = isPrintable(event) ? (letterMoves[event.key] ?? event.key) : event.key
    const next = move(place, { key, isControl: isControl(event) }, extent)
    if (next) go(next)
    return next !== null
  }
  if (selectAll(at, event) || clearSelection(at, event) || partKey(at, event) || leaveRows(at, event) || moveCell()) event.preventDefault()
}

/** Opens or closes a group. */
export function toggleGroup<T extends object>(grid: Grid<T>, id: string): void {
  grid.body.setExpanded((now) => {
    if (now === true) return Object.fromEntries(groupIds(grid).map((each) => [each, each !== id]))
    return { ...now, [id]: !now[id] }
  })
}

/** Opens the folded group of a row. */
export function unfold<T extends object>(grid: Grid<T>, id: string): void {
  const holds = (row: GridRow<T>): boolean => row.subRows.some((sub) => sub.id === id || holds(sub))
  const folded = grid.body.table.getSortedRowModel().flatRows.filter((row) => row.getIsGrouped() && holds(row))
  if (folded.length === 0) return
  grid.body.setExpanded((now) => (now === true ? now : { ...now, ...Object.fromEntries(folded.map((row) => [row.id, true])) }))
}

const groupIds = <T extends object>(grid: Grid<T>): string[] =>
  grid.body.table.getSortedRowModel().flatRows.flatMap((row) => (row.getIsGrouped() ? [row.id] : []))
