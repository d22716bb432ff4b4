import { useEffect, useRef } from 'react'
import type { Grid } from '../use-grid.ts'
import { viewIds } from './use-keys.ts'

/** Long press on a card: starts a selection on a phone. */
export function useLongPress<T extends object>(grid: Grid<T>): void {
  const { scroller, isCards, isMulti } = grid
  const latest = useRef(grid)
  latest.current = grid
  useEffect(() => {
    const element = scroller.current
    if (!isCards || !isMulti || !element) return
    let stop = () => {}
    let isUnmounted = false
    const choose = (id: string) => {
      const { body, selection, rowId } = latest.current
      const item = body.items.find((one) => one.id === id)
      if (item?.kind === 'row' && !item.row.getIsGrouped()) selection.toggle(rowId(item.row.original), viewIds(latest.current), false)
    }
    void import('./long-press.ts').then(({ listenToLongPress }) => {
      if (!isUnmounted) stop = listenToLongPress(element, choose)
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [scroller, isCards, isMulti])
}
