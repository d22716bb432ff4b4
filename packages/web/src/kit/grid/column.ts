import type { ReactNode } from 'react'
import type { Choice } from '../fields/choices.ts'
import { type ShownKind, shapeOf } from '../kinds/shapes.ts'

export type Aggregate = 'sum' | 'mean' | 'count' | 'min' | 'max' | { readonly share: readonly [part: string, whole: string] }

export interface GridColumn<T> {
  key: keyof T & string
  header: string
  kind: ShownKind
  width?: number
  /** Decimals of a number, zeros included. */
  decimals?: number
  /** Shown in the same column of a group row; nothing if absent. */
  aggregate?: Aggregate
  /** Shown in the totals row, over the filtered rows; the status line below shows their count. */
  total?: Aggregate
  /** Text over the rows of a group, and over all filtered ones in the totals row, in place of an aggregate. */
  summary?: (rows: readonly T[]) => string
  /** Alignment, if not that of the kind. */
  align?: 'start' | 'end'
  /** Position on the card of a narrow window: its name, the end of the first line, or the second line; if no column is the name, the first columns are used (`card-columns.ts`). */
  card?: 'name' | 'end' | 'below'
  choices?: readonly Choice[]
  /** Options of one row's cell, if they differ by row; used by its editor only. */
  choicesFor?: (row: T) => readonly Choice[] | undefined
  /** Absent: read-only. A string is the translated reason of the cell's lock. */
  canEdit?: (row: T) => true | string
  render?: (row: T) => ReactNode
  /** Text for sorting, filtering and exporting a column with a custom `render`. */
  text?: (row: T) => string
  inExport?: boolean
  /** Hidden until the user shows it in the column chooser. */
  hidden?: boolean
  pinned?: 'start' | 'end'
  /** Groups the rows, open, until the user chooses other groups. */
  grouped?: true
  filterable?: boolean
  sortable?: boolean
}

/** Column with the options of one row, for a cell editor. */
export function inRow<T>(column: GridColumn<T>, row: T): GridColumn<T> {
  const choices = column.choicesFor?.(row)
  return choices ? { ...column, choices } : column
}

export type RowId = string | number
export type RowTone = 'warn' | 'late' | 'muted'

/** Stored layout, per user or for everyone. Unknown columns are ignored, new ones are appended. */
export interface SavedLayout {
  v: 1
  order: string[]
  hidden: string[]
  widths: Record<string, number>
  pinned: { start: string[]; end: string[] }
  sort: { id: string; desc: boolean }[]
  group: string[]
  filters: { id: string; value: unknown }[]
}

export interface GridLayouts {
  load(): Promise<SavedLayout | null>
  save(layout: SavedLayout, forEveryone: boolean): Promise<void>
  remove(forEveryone: boolean): Promise<void>
  /** True if this user may save for everyone. */
  mayShare: boolean
}

export interface EmptyState {
  title: string
  hint?: string
  action?: ReactNode
}

/** Letters in the longer line of a heading: short headings take one line, others break between words into the two most equal lines. */
function headingLetters(header: string): number {
  if (header.length <= 14) return header.length
  const words = header.split(' ')
  return Math.min(
    header.length,
    ...words.slice(1).map((_word, at) => Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length)),
  )
}

/** Column of a table without labels of its own: text unless told otherwise. `textColumn<Row>` is that of a grid. */
export const textColumn = <T>(key: keyof T & string, header: string, more: Partial<GridColumn<T>> = {}): GridColumn<T> => ({
  key,
  header,
  kind: 'text',
  ...more,
})

/** Default width of a column in pixels: fits its values, and its heading on two lines up to 180. */
export const firstWidth = (column: Pick<GridColumn<never>, 'width' | 'kind' | 'header'>): number =>
  column.width ?? Math.max(shapeOf(column.kind).width, Math.min(180, 36 + headingLetters(column.header) * 7.4))

/** Kind of the values returned by `cellValue`: text if the column shows its own text. */
export const readAs = <T>({ kind, text, choices }: GridColumn<T>): ShownKind => (text || choices ? 'text' : kind)
