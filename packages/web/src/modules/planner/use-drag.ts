import { type RefObject, useEffect, useRef } from 'react'
import { gripAt } from './drag-grip.ts'
import { type DragContext, makeDragSession } from './drag-session.ts'

const longPress = 350
const stillMouse = 4
const stillFinger = 8

/** Listens to one element; returns how to stop. */
function listen(element: HTMLElement, now: () => DragContext, dragged: { current: boolean }): () => void {
  const session = makeDragSession(element, now)
  let start = { x: 0, y: 0 }
  let finger = false
  let timer = 0
  const far = (event: PointerEvent, limit: number) => Math.hypot(event.clientX - start.x, event.clientY - start.y) >= limit
  const end = (how: 'drop' | 'cancel') => {
    clearTimeout(timer)
    session.end(how)
  }
  const down = (event: PointerEvent) => {
    dragged.current = false
    start = { x: event.clientX, y: event.clientY }
    const { board, surface: read, readOnly } = now()
    const surface = read()
    if (session.held() || event.button !== 0 || readOnly || !surface) return
    const grip = gripAt(event, board, surface)
    if (!grip) return
    session.take(grip, event, surface)
    finger = event.pointerType === 'touch'
    if (finger) timer = window.setTimeout(session.begin, longPress)
  }
  const move = (event: PointerEvent) => {
    if (session.held()?.pointer !== event.pointerId) return
    if (!session.moving() && !far(event, finger ? stillFinger : stillMouse)) return
    // A finger that leaves before the long press is scrolling.
    if (!session.moving() && finger) return end('cancel')
    session.move(event.clientX, event.clientY)
    if (!session.moving()) session.begin()
  }
  const up = (event: PointerEvent) => {
    // A press that wandered off, or was held, is no click, even where nothing can be dragged.
    dragged.current = session.moving() || far(event, stillFinger)
    if (session.held()?.pointer === event.pointerId) end('drop')
  }
  const cancel = () => end('cancel')
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !session.moving()) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  // Only a held finger stops the page from scrolling; before that the swipe is the browser's.
  const holdStill = (event: Event) => session.moving() && event.cancelable && event.preventDefault()
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('touchmove', holdStill, { passive: false, signal })
  element.addEventListener('contextmenu', holdStill, { signal })
  window.addEventListener('keydown', key, { capture: true, signal })
  return () => {
    stop.abort()
    cancel()
  }
}

/** Pointer drags on the planner: 4 px with a mouse, a long press with a finger; one frame per move, edges scroll, Escape and pointercancel give up. Returns whether a drag just ended, to swallow its click. */
export function useDrag(scroller: RefObject<HTMLElement | null>, context: DragContext) {
  const now = useRef(context)
  const dragged = useRef(false)
  useEffect(() => {
    now.current = context
  })
  useEffect(() => (scroller.current ? listen(scroller.current, () => now.current, dragged) : undefined), [scroller])
  return dragged
}
