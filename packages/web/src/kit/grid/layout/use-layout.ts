import { useCallback, useEffect, useState } from 'react'
import { useKeptState } from '../../screen/kept-state.ts'
import type { GridColumn, GridLayouts, SavedLayout } from '../column.ts'
import { firstLayout, mergeLayout } from './layout.ts'
import type { LayoutChange } from './layout-change.ts'

/** Layout of a grid: restored on return to a history step; otherwise the stored one once loaded, or the default. `ready` is false until then, so that rows never jump. */
export function useLayout<T>(name: string, columns: readonly GridColumn<T>[], layouts: GridLayouts | undefined) {
  const [layout, setLayout, isKept] = useKeptState(`${name} layout`, () => firstLayout(columns))
  const [isReady, setReady] = useState(layouts === undefined || isKept)

  useEffect(() => {
    if (isReady) return
    let isUnmounted = false
    const done = (saved: SavedLayout | null) => {
      if (isUnmounted) return
      // filters and sort set in the meantime are kept
      setLayout(({ filters, sort }) => ({
        ...mergeLayout(saved, columns),
        ...(filters.length + sort.length > 0 && { filters, sort }),
      }))
      setReady(true)
    }
    layouts?.load().then(done, () => done(null))
    return () => {
      isUnmounted = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a layout is loaded once, when the grid appears
  }, [])

  const change = useCallback((next: LayoutChange) => setLayout(next), [setLayout])
  const restore = useCallback(() => setLayout(firstLayout(columns)), [columns, setLayout])
  return { layout, change, restore, isReady }
}
