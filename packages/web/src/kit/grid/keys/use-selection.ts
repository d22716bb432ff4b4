import { useCallback, useMemo, useRef, useState } from 'react'
import type { RowId } from '../column.ts'
import { addAll, toggleAll, toggleRow } from './select.ts'

const nothing: readonly RowId[] = []

/** Selected ids, held by the caller (`selected`) or by the grid; a range starts at the last toggled row. */
export function useSelection(selected: readonly RowId[] | undefined, onSelect: ((ids: RowId[]) => void) | undefined) {
  const [own, setOwn] = useState(nothing)
  const anchor = useRef<RowId | null>(null)
  const ids = useMemo(() => new Set(selected ?? own), [selected, own])
  const latest = useRef({ ids, onSelect })
  latest.current = { ids, onSelect }

  const set = useCallback((next: ReadonlySet<RowId>) => {
    const list = [...next]
    setOwn(list)
    latest.current.onSelect?.(list)
  }, [])
  const toggle = useCallback(
    (id: RowId, order: readonly RowId[], isRange: boolean) => {
      if (!order.includes(id)) return
      set(toggleRow(latest.current.ids, id, { order, anchor: isRange ? anchor.current : null }))
      anchor.current = id
    },
    [set],
  )
  const all = useCallback((filtered: readonly RowId[]) => set(toggleAll(latest.current.ids, filtered)), [set])
  const add = useCallback((more: readonly RowId[]) => set(addAll(latest.current.ids, more)), [set])
  const clear = useCallback(() => set(new Set()), [set])
  return { ids, set, toggle, all, add, clear }
}
