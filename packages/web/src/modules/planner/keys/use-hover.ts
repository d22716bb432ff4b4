import { formatMinute } from '@app/contract/values/minute'
import { type RefObject, useEffect, useRef } from 'react'
import { clickRange } from '../drag/free-range.ts'
import { placeAt, type Surface } from '../drag/pointer-place.ts'
import type { Board } from '../planner-model.ts'

/** Shows '+' and the time on the free cell under a mouse; moves one element, renders nothing. */
export function useHover(
  scroller: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
  context: { board: Board; surface: () => Surface | null },
) {
  const now = useRef(context)
  useEffect(() => {
    now.current = context
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let frame = 0
    let last: PointerEvent | null = null
    const hide = () => cell.current?.style.setProperty('visibility', 'hidden')
    const draw = () => {
      frame = 0
      const surface = now.current.surface()
      const target = last?.target
      if (!last || !surface || !cell.current || !(target instanceof Element)) return
      const { court, minute, inside } = placeAt(surface, last.clientX, last.clientY)
      const free = inside && surface.lanes.contains(target) && !target.closest('[data-booking]')
      const range = free ? clickRange(now.current.board, court, minute) : 'busy'
      if (typeof range === 'string') return hide()
      const { scale, width } = surface
      const top = scale.y(range.from)
      const style = cell.current.style
      style.visibility = 'visible'
      style.transform = `translate3d(${court * width + 2}px, ${top + 1}px, 0)`
      style.height = `${scale.y(range.to) - top - 2}px`
      cell.current.textContent = `+ ${formatMinute(range.from)}`
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return hide()
      last = event
      frame ||= requestAnimationFrame(draw)
    }
    const leave = () => {
      cancelAnimationFrame(frame)
      frame = 0
      hide()
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerdown', leave)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('scroll', leave, { passive: true })
    return () => {
      leave()
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerdown', leave)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('scroll', leave)
    }
  }, [scroller, cell])
}
