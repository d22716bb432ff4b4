import { type RefObject, useEffect, useRef } from 'react'
import { listenToPointer } from '../../../kit/fields/pointer-gesture.ts'
import { type DragContext, dragSession } from './drag-session.ts'

/** Pointer drags on the planner: one frame per move, edges scroll. Returns true if a drag just ended, to swallow its click. */
export function useDrag(scroller: RefObject<HTMLElement | null>, context: DragContext) {
  const now = useRef(context)
  const dragged = useRef(false)
  useEffect(() => {
    now.current = context
  })
  useEffect(() => {
    if (!scroller.current) return undefined
    const session = dragSession(scroller.current, () => now.current)
    return listenToPointer(scroller.current, { ...session, released: (isClick) => (dragged.current = !isClick) })
  }, [scroller])
  return dragged
}
