import { ascending } from '@app/contract/values/order'
import { useElementSize } from '@mantine/hooks'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect } from 'react'
import { useSlot } from '../../screen/kept-state.ts'
import type { Grid } from '../use-grid.ts'

const footHeight = 46

/** Restores the scroll position once there are rows. */
function useScrollKept<T extends object>({ props, scroller, isLoading }: Grid<T>) {
  const kept = useSlot<number>(`${props.name} scroll`)
  useLayoutEffect(() => {
    const box = scroller.current
    if (isLoading || !box) return
    if (kept.value) box.scrollTop = kept.value
    const keep = () => {
      kept.value = box.scrollTop
    }
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [isLoading, kept, scroller])
}

/** Drawn lines of the body: those in view, four more at each end (W-10), and the edited one anywhere; `head` measures the content above them. */
export function useLines<T extends object>(grid: Grid<T>) {
  const { items } = grid.body
  const edited = grid.editor.editing
  const editedIndex = edited ? items.findIndex((item) => item.id === edited.id) : -1
  const detailHeight = grid.props.detailHeight ?? 180
  const { ref: head, height: headHeight } = useElementSize()
  const lines = useVirtualizer({
    count: items.length,
    getScrollElement: () => grid.scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'detail' ? detailHeight : grid.rowHeight),
    overscan: 4,
    useFlushSync: false,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      return editedIndex < 0 ? indexes : ascending([...indexes, editedIndex])
    },
  })
  useScrollKept(grid)
  // Heights are cached by index, so other items or another density measure again.
  useEffect(() => lines.measure(), [lines, items, grid.rowHeight])
  return { lines, head }
}
