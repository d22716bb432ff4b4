import type { Day } from '@app/contract/values/day'
import type { InputHTMLAttributes } from 'react'

/** Format, input, filtering, sorting and export of a kind's values, without React: grids carry no controls. Methods, so that a `Shape<number>` is assignable to any shape. */
export interface Shape<T> {
  /** Text of a cell. */
  format(value: T): string
  /** Column width in pixels: wide enough for its values. */
  readonly width: number
  readonly align: 'start' | 'end'
  /** Lets the column take the remaining width. */
  readonly grows?: true
  /** By the value itself, or by the alphabet of the user's language. */
  readonly compare: 'order' | 'words'
  /** Filtered by comparisons ('>10', '10..20') and not by part of its text: `read` parses a typed bound (null if unreadable); `of` maps a value to its comparable, the value itself by default. */
  readonly range?: { read(text: string, today: Day): number | string | null; of?(value: T): number | string }
  /** Parses the text typed in a cell, null if unreadable; the text itself by default. */
  parse?(text: string, today: Day): T | null
  /** Draft of a value in a control; by default the value itself, and the cell text in a cell editor. */
  toDraft?(value: T): string
  /** Initial draft without a value; '' by default. */
  readonly blank?: unknown
  /** Normalizes the typed text on blur; before that it may be longer than the stored value. */
  readonly tidy?: true
  /** Unit behind the number in a control; may be typed. */
  readonly unit?: '€' | '%'
  /** Value of a cell in a workbook, with the format of Excel; the text of the cell by default. */
  readonly excel?: { readonly format?: string; value(value: T): number | Date }
  /** Attributes of an input for the kind. */
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
}

/** Common properties of text kinds. */
export const asText = { format: (value: string | number) => String(value), align: 'start', compare: 'words' } as const

/** Common properties of number kinds: one reader for filters and cells. */
export const asNumber = (parse: (text: string) => number | null) =>
  ({ align: 'end', compare: 'order', range: { read: parse }, parse }) as const
