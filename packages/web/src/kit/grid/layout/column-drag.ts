import type { DragEvent } from 'react'
import { moveBefore } from './layout.ts'
import type { LayoutChange } from './layout-change.ts'
import { setOrder } from './layout-change.ts'

let dragged: string | null = null

/** Drag handlers of a column's element, dropped before another column of the same grid. */
export const columnDrag = (key: string, change: (next: LayoutChange) => void) => ({
  draggable: true,
  onDragStart: (event: DragEvent<HTMLElement>) => {
    dragged = key
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', key)
  },
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (dragged === null || dragged === key) return
    event.preventDefault()
    event.currentTarget.dataset.drop = ''
  },
  onDragLeave: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.drop
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const from = dragged
    delete event.currentTarget.dataset.drop
    if (from === null) return
    event.preventDefault()
    change(setOrder((ids) => (ids.includes(from) ? dropped(ids, from, key) : ids)))
  },
  onDragEnd: () => {
    dragged = null
  },
})

/** Dropped on a later column it moves behind it, on an earlier one before it. */
const dropped = (ids: string[], id: string, on: string): string[] => {
  const isForward = ids.indexOf(id) < ids.indexOf(on)
  return moveBefore(ids, id, isForward ? (ids[ids.indexOf(on) + 1] ?? null) : on)
}
