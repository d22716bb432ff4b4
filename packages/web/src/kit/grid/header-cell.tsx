import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { firstWidth } from './column.ts'
import { columnDrag } from './layout/column-drag.ts'
import { setWidth, toggleSort } from './layout/layout-change.ts'
import type { VisibleColumn } from './rows/visible-columns.ts'
import type { Grid } from './use-grid.ts'

/** Drag handle at the edge of a column; double click restores the default width. */
function Resizer<T extends object>({ grid, one }: { grid: Grid<T>; one: VisibleColumn<T> }) {
  const { key } = one.column
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const handle = event.currentTarget
    const from = { x: event.clientX, width: handle.parentElement?.offsetWidth ?? firstWidth(one.column) }
    const direction = one.pin === 'end' ? -1 : 1
    const onMove = (move: globalThis.PointerEvent) => grid.change(setWidth(key, from.width + direction * (move.clientX - from.x)))
    const onEnd = () => handle.removeEventListener('pointermove', onMove)
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('lostpointercapture', onEnd, { once: true })
  }
  const onDoubleClick = () => grid.change(setWidth(key, firstWidth(one.column)))
  return (
    <span className="dg-resizer" onPointerDown={onPointerDown} onDoubleClick={onDoubleClick} onClick={(event) => event.stopPropagation()} />
  )
}

/** Heading of one column: a click sorts, Shift adds it to the sort, dragging moves it, its edge resizes it. */
export function HeaderCell<T extends object>({ grid, one, isActive }: { grid: Grid<T>; one: VisibleColumn<T>; isActive: boolean }) {
  const { column, className, style } = one
  const at = grid.layout.sort.findIndex((sort) => sort.id === column.key)
  const sort = grid.layout.sort[at]
  const Arrow = sort?.desc ? IconArrowDown : IconArrowUp
  return (
    <div
      role="columnheader"
      id={`${grid.id}-head-${column.key}`}
      aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : 'none'}
      className={`dg-heading ${className}${isActive ? ' active' : ''}${column.sortable === false ? '' : ' sortable'}`}
      style={style}
      title={column.header}
      {...columnDrag(column.key, grid.change)}
      onClick={(event) => {
        if (column.sortable !== false) grid.change(toggleSort(column.key, event.shiftKey))
      }}
    >
      <span className="dg-heading-text">{column.header}</span>
      {sort && <Arrow size={13} stroke={2.2} aria-hidden />}
      {sort && grid.layout.sort.length > 1 && <span className="dg-sort-order">{at + 1}</span>}
      <Resizer grid={grid} one={one} />
    </div>
  )
}
