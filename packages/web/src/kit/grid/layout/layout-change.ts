import type { SavedLayout } from '../column.ts'

export type LayoutChange = (layout: SavedLayout) => SavedLayout

/** Sorts by a column: ascending, then descending, then not; `more` keeps the other sorted columns (shift-click). */
export const toggleSort =
  (id: string, more: boolean): LayoutChange =>
  (layout) => {
    const now = layout.sort.find((sort) => sort.id === id)
    const next = now?.desc ? [] : [{ id, desc: now !== undefined }]
    if (!more) return { ...layout, sort: next }
    if (!now) return { ...layout, sort: [...layout.sort, ...next] }
    return { ...layout, sort: layout.sort.flatMap((sort) => (sort.id === id ? next : [sort])) }
  }

/** Filters a column; an empty filter is removed. */
export const setFilter =
  (id: string, value: string): LayoutChange =>
  (layout) => {
    const others = layout.filters.filter((filter) => filter.id !== id)
    return { ...layout, filters: value === '' ? others : [...others, { id, value }] }
  }

export const clearFilters: LayoutChange = (layout) => ({ ...layout, filters: [] })

/** Groups by a column, within the existing groups, or stops grouping by it. */
export const toggleGroup =
  (id: string): LayoutChange =>
  (layout) => ({ ...layout, group: layout.group.includes(id) ? layout.group.filter((other) => other !== id) : [...layout.group, id] })

export const toggleColumn =
  (id: string): LayoutChange =>
  (layout) => ({ ...layout, hidden: layout.hidden.includes(id) ? layout.hidden.filter((other) => other !== id) : [...layout.hidden, id] })

/** Sets a width in pixels, at least 40. */
export const setWidth =
  (id: string, width: number): LayoutChange =>
  (layout) => ({ ...layout, widths: { ...layout.widths, [id]: Math.max(40, Math.round(width)) } })

/** Pins a column to a side, or unpins it. */
export const setPin =
  (id: string, side: 'start' | 'end' | null): LayoutChange =>
  (layout) => {
    const without = (ids: string[]) => ids.filter((other) => other !== id)
    const pinned = { start: without(layout.pinned.start), end: without(layout.pinned.end) }
    return { ...layout, pinned: side ? { ...pinned, [side]: [...pinned[side], id] } : pinned }
  }

export const setOrder =
  (order: (ids: string[]) => string[]): LayoutChange =>
  (layout) => ({ ...layout, order: order(layout.order) })
