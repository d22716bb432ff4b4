import { type RefObject, useEffect } from 'react'

/** Marks the frame of a grid while columns are hidden past its right end. Written to the element: scrolling renders nothing. */
export function useMoreSign(scroller: RefObject<HTMLElement | null>, widths: unknown) {
  useEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    if (!box || !frame) return
    let left = -1
    const mark = () => {
      left = box.scrollLeft
      frame.toggleAttribute('data-more', left + box.clientWidth < box.scrollWidth - 1)
      frame.style.setProperty('--bar', `${box.offsetWidth - box.clientWidth}px`)
    }
    const onScroll = () => {
      if (box.scrollLeft !== left) mark()
    }
    const seen = new ResizeObserver(mark)
    seen.observe(box)
    for (const part of box.children) seen.observe(part)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      seen.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, widths])
}
