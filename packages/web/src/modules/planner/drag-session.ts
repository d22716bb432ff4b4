import { mayDrag } from './drag-grip.ts'
import { dragTarget, type Grip, type Target } from './drag-target.ts'
import { scrollAtEdge } from './edge-scroll.ts'
import { rowMinutes } from './geometry.ts'
import type { Board } from './planner-model.ts'
import { placeAt, type Surface } from './pointer-place.ts'

/** What a drag tells the planner; `place` runs inside an animation frame and must not render. */
export interface DragEvents {
  start: (grip: Grip, target: Target) => void
  place: (target: Target) => void
  drop: (grip: Grip, target: Target) => void
  cancel: (grip: Grip, target: Target) => void
  refuse: (grip: Grip) => void
}

/** What a drag reads of the planner, always as it is now. */
export interface DragContext {
  board: Board
  surface: () => Surface | null
  readOnly: boolean
  events: DragEvents
}

interface Hold {
  grip: Grip
  pointer: number
  x: number
  y: number
  startY: number
  target: Target | null
}

const sameTarget = (a: Target | null, b: Target) =>
  a !== null && a.court === b.court && a.from === b.from && a.to === b.to && a.refused === b.refused

/** One drag at a time over the scroller: taken, begun, moved at most once per frame, and ended by a drop or a cancel. */
export function makeDragSession(scroller: HTMLElement, now: () => DragContext) {
  let hold: Hold | null = null
  let frame = 0
  const step = () => {
    frame = 0
    const { board, surface: read, events } = now()
    const surface = read()
    if (!hold?.target || !surface) return
    if (scrollAtEdge(scroller, surface, { x: hold.x, y: hold.y, sideways: hold.grip.mode === 'move' })) frame = requestAnimationFrame(step)
    const { court, minute, y } = placeAt(surface, hold.x, hold.y)
    const travelled = ((y - hold.startY) / surface.scale.row) * rowMinutes
    const target = dragTarget(board, hold.grip, { court, minute, travelled })
    if (sameTarget(hold.target, target)) return
    hold.target = target
    events.place(target)
  }
  return {
    held: () => hold,
    moving: () => Boolean(hold?.target),
    take: (grip: Grip, event: PointerEvent, surface: Surface) => {
      const startY = placeAt(surface, event.clientX, event.clientY).y
      hold = { grip, pointer: event.pointerId, x: event.clientX, y: event.clientY, startY, target: null }
    },
    begin: () => {
      const { board, surface: read, events } = now()
      const surface = read()
      if (!hold || !surface) return
      if (!mayDrag(hold.grip, board)) {
        events.refuse(hold.grip)
        hold = null
        return
      }
      scroller.setPointerCapture(hold.pointer)
      const { court, minute } = placeAt(surface, hold.x, hold.y)
      hold.target = dragTarget(board, hold.grip, { court, minute, travelled: 0 })
      events.start(hold.grip, hold.target)
      frame ||= requestAnimationFrame(step)
    },
    move: (x: number, y: number) => {
      if (!hold) return
      hold.x = x
      hold.y = y
      if (hold.target) frame ||= requestAnimationFrame(step)
    },
    end: (how: 'drop' | 'cancel') => {
      // The last move may still wait for its frame: a drop lands where the pointer is.
      if (frame && how === 'drop') step()
      cancelAnimationFrame(frame)
      frame = 0
      const ended = hold
      hold = null
      if (ended?.target) now().events[how](ended.grip, ended.target)
    },
  }
}
