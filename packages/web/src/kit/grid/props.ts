import type { ReactNode } from 'react'
import type { EmptyState, GridColumn, GridLayouts, RowId, RowTone, SavedLayout } from './column.ts'

/** Which rows a grid asks for: what a server that filters, sorts and counts for it has to know. */
export interface Asked {
  readonly filters: SavedLayout['filters']
  readonly sort: SavedLayout['sort']
  readonly first: number
  readonly count: number
}

/** The rows are a page of what the server has; nothing is grouped then. */
export interface Paged<T> {
  /** How many rows the server finds, in all pages. */
  readonly total: number
  /** The figures of the totals row over all of them, by column. */
  readonly sums?: Readonly<Record<string, unknown>>
  /** Whatever else decides which rows there are, in one text: with another one the grid is at its first page again. */
  readonly key: string
  /** Every row that is found, for an export. */
  readonly all: () => Promise<T[]>
}

/** A choice of rows that the caller holds, which may be more than the rows that are here. */
export interface Chosen {
  readonly count: number
  /** Says in words what is chosen, in place of the count. */
  readonly words?: ReactNode
  /** Chooses all that is found, on every page: what a second Ctrl+A does. Absent where all rows are here. */
  readonly all?: () => void
  readonly clear: () => void
}

/** A further file, or a paper, of what a grid shows: the filtered rows in their order, with the visible columns and those that group them. */
export interface GridExport<T> {
  readonly text: string
  readonly write: (columns: readonly GridColumn<T>[], rows: readonly T[], groups: readonly string[]) => unknown
}

export interface DataGridProps<T extends object> {
  /** Names the layout and the page that shows it. */
  name: string
  /** The accessible name, which exported files have too. */
  label: string
  /** Keep the array stable between renders: a new one is a new grid. */
  columns: readonly GridColumn<T>[]
  /** Undefined while loading. */
  rows: T[] | undefined
  rowId: (row: T) => RowId
  /** A translated message; with it the grid shows the error and a retry button. */
  error?: string | null
  onRetry?: () => void
  /** Pixels, or 'fill' for the height of the parent; 600, and 300 on small screens, when absent. */
  height?: number | 'fill'
  /** Rows of a page; 0 is all. The default and the choices are those of. */
  pageSize?: number
  pageSizes?: readonly number[]
  toolbar?: ReactNode
  rowActions?: (row: T) => ReactNode
  /** Width of the actions column in pixels; 44 when absent. */
  actionsWidth?: number
  /** Enter or double click on a cell that cannot be edited. */
  onOpen?: (row: T) => void
  /** Rejecting puts the old value back and shows the message of the error. */
  onEdit?: (row: T, key: keyof T & string, value: unknown) => Promise<void>
  /** A cell whose editor opens as soon as its row is there, such as that of a new row; on a phone the row opens whole. `onStarted` is told then. */
  startAt?: { readonly id: RowId; readonly key: keyof T & string } | null
  onStarted?: () => void
  /** A cell that is locked was asked for: the row, and the reason; without it the line below the grid says it. */
  onLocked?: (row: T, reason: string) => void
  /** A row's menu was asked for, by right click or by key: the row, and where, in pixels of the window. */
  onMenu?: (row: T, at: { x: number; y: number }) => void
  detail?: (row: T) => ReactNode
  detailHeight?: number
  rowTone?: (row: T) => RowTone | undefined
  selection?: 'none' | 'multi'
  selected?: readonly RowId[]
  onSelect?: (ids: RowId[]) => void
  /** Gets every selected row, also those outside the view and those the filter hides (the bar says how many). */
  bulkActions?: (rows: T[]) => ReactNode
  /** With `selected` and `onSelect` for the rows that are here. */
  chosen?: Chosen
  paged?: Paged<T>
  /** Told which rows are asked for by filters, order and page, as soon as the layout is known. */
  onAsk?: (asked: Asked) => void
  /** What the rows are exported as beside Excel and CSV. */
  exports?: readonly GridExport<T>[]
  empty?: EmptyState
  layouts?: GridLayouts
}
