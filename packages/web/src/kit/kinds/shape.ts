import type { Day } from '@app/contract/values/day'
import type { InputHTMLAttributes } from 'react'

/** How the values of a kind are shown, typed, filtered, sorted and exported, without React: grids carry no controls. Methods, so that a `Shape<number>` fits where any shape is asked. */
export interface Shape<T> {
  /** The text of a cell. */
  format(value: T): string
  /** Of a column, in pixels: wide enough for its values. */
  readonly width: number
  readonly align: 'start' | 'end'
  /** Whether its column takes the room that is left. */
  readonly grows?: true
  /** By the value itself, or by the alphabet of the user's language. */
  readonly compare: 'order' | 'words'
  /** Filtered by comparisons ('>10', '10..20') and not by part of its text: reads a typed bound (null when unreadable); `of` is what of a value it is compared with, the value itself when absent. */
  readonly range?: { read(text: string, today: Day): number | string | null; of?(value: T): number | string }
  /** What was typed in a cell as a value, null when unreadable; the text itself when absent. */
  parse?(text: string, today: Day): T | null
  /** What a control shows; the value itself when absent, and the text of the cell in the editor of a cell. */
  toDraft?(value: T): string
  /** What a control starts with where there is no value; '' when absent. */
  readonly blank?: unknown
  /** Whether a control shows what was typed in its one form when it is left; meanwhile it may be longer than what is kept. */
  readonly tidy?: true
  /** Stands behind the number in a control, and may be typed. */
  readonly unit?: '€' | '%'
  /** The value of a cell in a workbook, with the format of Excel; the text of the cell when absent. */
  readonly excel?: { readonly format?: string; value(value: T): number | Date }
  /** The value in a CSV, where Excel has one; its draft or text when absent. */
  csv?(value: T): string
  /** What an input that the kind is typed into has. */
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
}

/** What kinds have in common whose values are texts. */
export const asText = { format: (value: string | number) => String(value), align: 'start', compare: 'words' } as const

/** What kinds have in common whose values are numbers: one reader for filters and cells. */
export const asNumber = (parse: (text: string) => number | null) =>
  ({ align: 'end', compare: 'order', range: { read: parse }, parse }) as const
