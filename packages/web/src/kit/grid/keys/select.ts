import type { RowId } from '../column.ts'

/** Selection with one row toggled; with an anchor, every row of the range takes the same state. */
export function toggleRow<Id extends RowId>(
  selected: ReadonlySet<Id>,
  id: Id,
  { order, anchor }: { order: readonly Id[]; anchor: Id | null } = { order: [], anchor: null },
): Set<Id> {
  const next = new Set(selected)
  const on = !selected.has(id)
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const ids = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const shown = from < 0 ? on : selected.has(anchor as Id)
  for (const each of ids) {
    if (shown) next.add(each)
    else next.delete(each)
  }
  return next
}

/** Selects the whole filtered set, in view or not; if it is all selected already, deselects it. Rows hidden by the filter keep their state. */
export function toggleAll(selected: ReadonlySet<RowId>, filtered: readonly RowId[]): Set<RowId> {
  const next = new Set(selected)
  const all = filtered.every((id) => selected.has(id))
  for (const id of filtered) {
    if (all) next.delete(id)
    else next.add(id)
  }
  return next
}

/** Adds rows to the selection. */
export const addAll = (selected: ReadonlySet<RowId>, more: readonly RowId[]): Set<RowId> => new Set([...selected, ...more])

/** Selected share of the filtered set. */
export function coverage(selected: ReadonlySet<RowId>, filtered: readonly RowId[]): 'none' | 'some' | 'all' {
  if (selected.size === 0 || filtered.length === 0) return 'none'
  let count = 0
  for (const id of filtered) if (selected.has(id)) count += 1
  if (count === 0) return 'none'
  return count === filtered.length ? 'all' : 'some'
}
