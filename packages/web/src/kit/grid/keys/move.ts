/** Position of the active cell: row -1 is the header, rows from 0 are the items in view order; columns count from 0. */
export interface CellPosition {
  row: number
  column: number
}

interface Extent {
  /** First row: -1, or 0 if no headings are drawn. */
  head: -1 | 0
  rows: number
  columns: number
  /** Number of rows in the window, for PageUp and PageDown. */
  page: number
}

const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(high, n))

type Step = (place: CellPosition, extent: Extent) => CellPosition

const plainKeys: Record<string, Step> = {
  ArrowDown: (place) => ({ ...place, row: place.row + 1 }),
  ArrowUp: (place) => ({ ...place, row: place.row - 1 }),
  ArrowRight: (place) => ({ ...place, column: place.column + 1 }),
  ArrowLeft: (place) => ({ ...place, column: place.column - 1 }),
  PageDown: (place, { page }) => ({ ...place, row: place.row + page }),
  PageUp: (place, { page }) => ({ ...place, row: Math.max(Math.min(0, place.row), place.row - page) }),
  Home: (place) => ({ ...place, column: 0 }),
  End: (place, { columns }) => ({ ...place, column: columns - 1 }),
}

const controlKeys: Record<string, Step> = {
  ArrowDown: (place, { rows }) => ({ ...place, row: rows - 1 }),
  ArrowUp: (place) => ({ ...place, row: 0 }),
  ArrowRight: (place, { columns }) => ({ ...place, column: columns - 1 }),
  ArrowLeft: (place) => ({ ...place, column: 0 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_place, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

/** Position after a key (W-7): arrows, PageUp and PageDown, Home and End within the row, with Ctrl to the edges; null if the key does not move. */
export function move(
  place: CellPosition | null,
  { key, isControl }: { key: string; isControl: boolean },
  extent: Extent,
): CellPosition | null {
  const step = (isControl ? controlKeys : plainKeys)[key]
  if (!step || extent.columns === 0) return null
  const from = place ?? { row: -1, column: 0 }
  const to = step(from, extent)
  return { row: clamp(to.row, extent.head, extent.rows - 1), column: clamp(to.column, 0, extent.columns - 1) }
}

interface Tab {
  isBack: boolean
  isEditable: (place: CellPosition) => boolean
}

/** Next editable cell after Tab, row by row; null past the last and before the first. */
export function nextEditable(
  place: CellPosition,
  extent: Pick<Extent, 'rows' | 'columns'>,
  { isBack, isEditable }: Tab,
): CellPosition | null {
  const total = extent.rows * extent.columns
  const step = isBack ? -1 : 1
  const limit = extent.columns * 40
  let at = place.row * extent.columns + place.column + step
  for (let tries = 0; tries < limit && at >= 0 && at < total; tries += 1, at += step) {
    const next = { row: Math.floor(at / extent.columns), column: at % extent.columns }
    if (isEditable(next)) return next
  }
  return null
}
