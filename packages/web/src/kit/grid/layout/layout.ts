import type { GridColumn, SavedLayout } from '../column.ts'

type AnyColumn = Pick<GridColumn<never>, 'key' | 'hidden' | 'pinned' | 'grouped'>

/** Default layout of a grid, from its columns alone. */
export function firstLayout(columns: readonly AnyColumn[]): SavedLayout {
  const keys = (wanted: (column: AnyColumn) => boolean) => columns.filter(wanted).map((column) => column.key as string)
  return {
    v: 1,
    order: keys(() => true),
    hidden: keys((column) => column.hidden === true),
    widths: {},
    pinned: { start: keys((column) => column.pinned === 'start'), end: keys((column) => column.pinned === 'end') },
    sort: [],
    group: keys((column) => column.grouped === true),
    filters: [],
  }
}

/** Stored layout adjusted to the current columns: unknown ids are dropped, new columns are appended as defined; another version is ignored. */
export function mergeLayout(saved: SavedLayout | null, columns: readonly AnyColumn[]): SavedLayout {
  const first = firstLayout(columns)
  if (saved?.v !== 1) return first
  const known = new Set(first.order)
  const seen = new Set(saved.order)
  const isKnown = (id: string) => known.has(id)
  const withNew = (kept: readonly string[], defined: readonly string[]) => [
    ...kept.filter(isKnown),
    ...defined.filter((id) => !seen.has(id)),
  ]
  return {
    v: 1,
    order: withNew(saved.order, first.order),
    hidden: withNew(saved.hidden, first.hidden),
    widths: Object.fromEntries(Object.entries(saved.widths).filter(([id]) => isKnown(id))),
    pinned: { start: withNew(saved.pinned.start, first.pinned.start), end: withNew(saved.pinned.end, first.pinned.end) },
    sort: saved.sort.filter(({ id }) => isKnown(id)),
    group: saved.group.filter(isKnown),
    filters: saved.filters.filter(({ id }) => isKnown(id)),
  }
}

/** Ids with one moved before another, or to the end if there is no other. */
export function moveBefore(ids: readonly string[], id: string, before: string | null): string[] {
  if (id === before) return [...ids]
  const rest = ids.filter((other) => other !== id)
  const at = before === null ? rest.length : rest.indexOf(before)
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}

/** Ids with one moved by `places`; it stops at the ends. */
export function moveBy(ids: readonly string[], id: string, places: number): string[] {
  const rest = ids.filter((other) => other !== id)
  const at = Math.max(0, Math.min(rest.length, ids.indexOf(id) + places))
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}
