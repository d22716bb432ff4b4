import type { ReactNode } from 'react'
import type { Choice } from '../fields/choices.ts'
import { type ShownKind, shapeOf } from '../kinds/shapes.ts'

export type Aggregate = 'sum' | 'mean' | 'count' | 'min' | 'max'

export interface GridColumn<T> {
  key: keyof T & string
  header: string
  kind: ShownKind
  width?: number
  /** Shown in the same column of a group row; absent shows nothing. */
  aggregate?: Aggregate
  /** Shown in the totals row, over the filtered rows; how many there are says the line below. */
  total?: Aggregate
  /** Where the card of a narrow window has it: as its name, at the end of the first line, or in the second one; while no column is a name the first columns are taken (`card-columns.ts`). */
  card?: 'name' | 'end' | 'below'
  choices?: readonly Choice[]
  /** The choices of one row's cell, where they are not the same in every row; only its editor asks. */
  choicesFor?: (row: T) => readonly Choice[] | undefined
  /** Absent: read only. A string is the translated reason why this cell is locked. */
  canEdit?: (row: T) => true | string
  render?: (row: T) => ReactNode
  /** What sorting, filtering and exporting read when `render` draws the cell. */
  text?: (row: T) => string
  inExport?: boolean
  /** Hidden until the user shows it in the column chooser. */
  hidden?: boolean
  pinned?: 'start' | 'end'
  filterable?: boolean
  sortable?: boolean
}

/** A column as the editor of one row's cell takes it. */
export function inRow<T>(column: GridColumn<T>, row: T): GridColumn<T> {
  const choices = column.choicesFor?.(row)
  return choices ? { ...column, choices } : column
}

export type RowId = string | number
export type RowTone = 'warn' | 'late' | 'muted'

/** A layout as it is stored, per user or for all. Unknown columns are ignored, new ones are appended. */
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
  /** Whether this user may save for everyone. */
  mayShare: boolean
}

export interface EmptyState {
  title: string
  hint?: string
  action?: ReactNode
}

/** How many letters the longer line of a heading has: short ones stand on one line, others are cut between words where the two lines are most alike. */
function headingLetters(header: string): number {
  if (header.length <= 14) return header.length
  const words = header.split(' ')
  return Math.min(
    header.length,
    ...words.slice(1).map((_word, at) => Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length)),
  )
}

/** The width of a column in pixels before the user changes it: wide enough for its values, and for its heading on two lines up to 180. */
export const firstWidth = (column: Pick<GridColumn<never>, 'width' | 'kind' | 'header'>): number =>
  column.width ?? Math.max(shapeOf(column.kind).width, Math.min(180, 36 + headingLetters(column.header) * 7.4))

/** The kind of what `cellValue` reads of a column: text where the text is what the user sees. */
export const readAs = <T>({ kind, text, choices }: GridColumn<T>): ShownKind => (text || choices ? 'text' : kind)
