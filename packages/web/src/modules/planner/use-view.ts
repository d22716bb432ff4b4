import { type RefObject, useLayoutEffect, useState } from 'react'
import { columnWidth } from './day/geometry.ts'
import { laneWidth } from './day/lane-width.tsx'

/** Column width for the available room (0 until measured) and the courts visible in the window. */
export function useView(scroller: RefObject<HTMLElement | null>, courts: number, gutter: number) {
  const [room, setRoom] = useState(0)
  const [first, setFirst] = useState(0)
  const requested = laneWidth.use()
  const width = room === 0 ? 0 : columnWidth(room - gutter, courts, requested)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    setRoom(element.clientWidth)
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || width === 0) return
    const read = () => setFirst(Math.floor(element.scrollLeft / width))
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [scroller, width])
  return { width, first, last: width === 0 ? -1 : first + Math.ceil(room / width) }
}
