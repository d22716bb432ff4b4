import type { Gesture, Point } from '../../../kit/fields/pointer-gesture.ts'
import { rowMinutes } from '../day/geometry.ts'
import type { Board } from '../planner-model.ts'
import { gripAt, mayDrag } from './drag-grip.ts'
import { dragTarget, type Grip, type Target } from './drag-target.ts'
import { scrollAtEdge } from './edge-scroll.ts'
import { placeAt, type Surface } from './pointer-place.ts'

/** Events from a drag to the planner; `place` runs inside an animation frame and must not render. */
export interface DragEvents {
  /** `isTouch`: held by a finger, which hides the area below. */
  start: (grip: Grip, target: Target, isTouch: boolean) => void
  place: (target: Target, grip: Grip) => void
  /** `isParked`: dropped on the parking strip. */
  drop: (grip: Grip, target: Target, isParked: boolean) => void
  cancel: (grip: Grip, target: Target) => void
  refuse: (grip: Grip) => void
}

/** Current state of the planner for a drag. */
export interface DragContext {
  board: Board
  surface: () => Surface | null
  readOnly: boolean
  events: DragEvents
}

interface Hold {
  readonly grip: Grip
  readonly startY: number
  readonly isTouch: boolean
  at: Point
  target: Target | null
}

const sameTarget = (a: Target | null, b: Target) =>
  a !== null && a.court === b.court && a.from === b.from && a.to === b.to && a.refused === b.refused

/** Single drag over the scroller: taken, begun, moved at most once per frame, and ended by a drop or a cancel. */
export function dragSession(scroller: HTMLElement, now: () => DragContext): Gesture<Hold> {
  let moving: Hold | null = null
  let frame = 0
  const step = () => {
    frame = 0
    const { board, surface: read, events } = now()
    const surface = read()
    if (!moving || !surface) return
    const { grip, startY, at } = moving
    if (scrollAtEdge(scroller, surface, { ...at, sideways: grip.mode === 'move' })) frame = requestAnimationFrame(step)
    const { court, minute, y } = placeAt(surface, at.x, at.y)
    const travelled = ((y - startY) / surface.scale.row) * rowMinutes
    const target = dragTarget(board, grip, { court, minute, travelled })
    if (sameTarget(moving.target, target)) return
    moving.target = target
    events.place(target, grip)
  }
  const end = (how: 'drop' | 'cancel') => {
    // The last move may still wait for its frame: a drop uses the pointer's position.
    if (frame && how === 'drop') step()
    cancelAnimationFrame(frame)
    frame = 0
    const ended = moving
    moving = null
    if (!ended?.target) return
    const { grip, at, target } = ended
    const isOnStrip = () => Boolean(document.elementFromPoint(at.x, at.y)?.closest('[data-park]'))
    if (how === 'drop') now().events.drop(grip, target, grip.mode === 'move' && isOnStrip())
    else now().events.cancel(grip, target)
  }
  return {
    take: (event) => {
      const { board, surface: read, readOnly } = now()
      const surface = read()
      const grip = readOnly || !surface ? null : gripAt(event, board, surface)
      if (!grip || !surface) return null
      const at = { x: event.clientX, y: event.clientY }
      return { grip, startY: placeAt(surface, at.x, at.y).y, isTouch: event.pointerType === 'touch', at, target: null }
    },
    begin: (hold) => {
      const { board, surface: read, events } = now()
      const surface = read()
      if (!surface) return false
      if (!mayDrag(hold.grip, board)) {
        events.refuse(hold.grip)
        return false
      }
      const { court, minute } = placeAt(surface, hold.at.x, hold.at.y)
      hold.target = dragTarget(board, hold.grip, { court, minute, travelled: 0 })
      moving = hold
      events.start(hold.grip, hold.target, hold.isTouch)
      frame ||= requestAnimationFrame(step)
      return true
    },
    move: (hold, at) => {
      hold.at = at
      if (moving) frame ||= requestAnimationFrame(step)
    },
    drop: () => end('drop'),
    cancel: () => end('cancel'),
  }
}
