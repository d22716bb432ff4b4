import type { ReactNode } from 'react'
import type { EmptyState, GridColumn, GridLayouts, RowId, RowTone, SavedLayout } from './column.ts'

/** Query of a grid's rows, for a server that filters, sorts and counts. */
export interface GridQuery {
  readonly filters: SavedLayout['filters']
  readonly sort: SavedLayout['sort']
  readonly first: number
  readonly count: number
}

/** Rows of one page of the server; grouping is disabled. */
export interface ServerPage<T> {
  /** Number of matching rows on the server, over all pages. */
  readonly total: number
  /** Figures of the totals row over all pages, by column. */
  readonly sums?: Readonly<Record<string, unknown>>
  /** Serialized form of every other criterion of the query: a change returns the grid to its first page. */
  readonly key: string
  /** Loads every matching row, for an export. */
  readonly all: () => Promise<T[]>
}

/** Row selection held by the caller, which may include rows that are not loaded. */
export interface ExternalSelection {
  readonly count: number
  /** Number of selected rows that the filter does not find; by default those that the grid does not. */
  readonly outside?: number
  /** Deselects those. */
  readonly onInside?: () => void
  /** True if the caller filters the rows besides the grid. */
  readonly isFiltered?: boolean
  /** Description of the selection, in place of the sentence of the grid. */
  readonly words?: ReactNode
  /** Selects every match, on every page: the second Ctrl+A. Absent if all rows are loaded. */
  readonly all?: () => void
  readonly clear: () => void
}

/** Additional export file or print of a grid: the filtered rows in order, with the visible and the grouping columns. */
export interface GridExport<T> {
  readonly text: string
  readonly write: (columns: readonly GridColumn<T>[], rows: readonly T[], groups: readonly string[]) => unknown
}

export interface DataGridProps<T extends object> {
  /** Names the layout and its page in the history. */
  name: string
  /** Accessible name, also used for exported files. */
  label: string
  /** Keep the array stable between renders: a new one is a new grid. */
  columns: readonly GridColumn<T>[]
  /** False for a list whose files are read again by an import: they carry no totals. */
  exportsTotals?: false
  /** Undefined while loading. */
  rows: T[] | undefined
  rowId: (row: T) => RowId
  /** Translated message; with it the grid shows the error and a retry button. */
  error?: string | null
  onRetry?: () => void
  /** Pixels, or 'fill' for the height of the parent; 600, and 300 on small screens, by default. */
  height?: number | 'fill'
  /** Rows of a page; 0 is all. Default and options follow. */
  pageSize?: number
  pageSizes?: readonly number[]
  toolbar?: ReactNode
  rowActions?: (row: T) => ReactNode
  /** Width of the actions column in pixels; 44 by default. */
  actionsWidth?: number
  /** Enter or double click on a cell that cannot be edited. */
  onOpen?: (row: T) => void
  /** True if a click opens a row too: in a list that is neither edited nor selected. */
  opensOnClick?: boolean
  /** Delete on the selected rows, or on the active one; without it the key empties an editable cell. */
  onDelete?: (rows: T[]) => void
  /** A rejection restores the old value and shows the error message. */
  onEdit?: (row: T, key: keyof T & string, value: unknown) => Promise<void>
  /** Cell to edit as soon as its row is loaded, such as that of a new row; on a phone the row's sheet opens. Then calls `onStarted`. */
  startAt?: { readonly id: RowId; readonly key: keyof T & string } | null
  onStarted?: () => void
  /** Edit attempt on a locked cell, with its row and reason; by default the reason appears in the status line. */
  onLocked?: (row: T, reason: string) => void
  /** Menu of a row, by right click or by key, with the position in pixels of the window. */
  onMenu?: (row: T, at: { x: number; y: number }) => void
  detail?: (row: T) => ReactNode
  detailHeight?: number
  rowTone?: (row: T) => RowTone | undefined
  selection?: 'none' | 'multi'
  /** False for a row that cannot be selected: it has no box. Keep it stable between renders. */
  selectable?: (row: T) => boolean
  selected?: readonly RowId[]
  onSelect?: (ids: RowId[]) => void
  /** Number of selected rows with their noun: "65 members"; rows by default. */
  countText?: (n: number) => string
  /** Receives every selected row, also those outside the view and those hidden by the filter; `inside` are those that the filter finds. */
  bulkActions?: (rows: T[], inside: ReadonlySet<RowId>) => ReactNode
  /** With `selected` and `onSelect` for the loaded rows. */
  chosen?: ExternalSelection
  paged?: ServerPage<T>
  /** Fires on a change of filters, order or page, once the layout is known. */
  onQuery?: (query: GridQuery) => void
  /** Name of exported files; the label by default. */
  fileName?: string
  /** Exports besides Excel and CSV. */
  exports?: readonly GridExport<T>[]
  /** Rows below the data, such as the free places of a list: neither sorted, filtered nor counted. */
  after?: readonly ReactNode[]
  empty?: EmptyState
  /** Words after the number of rows. */
  status?: string | undefined
  layouts?: GridLayouts
}
