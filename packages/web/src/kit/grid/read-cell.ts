import { type Day, parseDeskDay } from '@app/contract/values/day'
import { parseDeskMinute } from '@app/contract/values/minute'
import { readEuros } from '@app/contract/values/money'
import type { GridColumn } from './column.ts'
import { readNumber } from './number.ts'
import { formatValue } from './value.ts'

type Reading = { value: unknown } | { refused: true }

const orRefused = (value: unknown): Reading => (value === null ? { refused: true } : { value })

/** What the user typed in a cell as the value of its kind; empty is null (the server says whether it may be); refuses what cannot be read. */
export function readCell<T>(column: GridColumn<T>, raw: string, today: Day): Reading {
  const text = raw.trim()
  if (column.choices) return orRefused(column.choices.find((choice) => String(choice.value) === text)?.value ?? null)
  if (text === '') return { value: null }
  if (column.kind === 'money' || column.kind === 'percent') return orRefused(readEuros(text.replace(/[€%]/, '')))
  if (column.kind === 'integer') return orRefused(readNumber(text, true))
  if (column.kind === 'level') return orRefused(readNumber(text, false))
  if (column.kind === 'day') return orRefused(parseDeskDay(text, today))
  if (column.kind === 'minute') return orRefused(parseDeskMinute(text))
  return { value: column.kind === 'iban' ? text.replaceAll(' ', '') : text }
}

/** The text an editor starts with. */
export function editText<T>(column: GridColumn<T>, row: T): string {
  const value = row[column.key]
  if (column.choices || column.kind === 'colour') return String(value ?? '')
  if (column.kind === 'integer' || column.kind === 'level') return String(value ?? '').replace('.', ',')
  return formatValue(column.kind, value)
    .replace(/\s[€%]$/, '')
    .replace('−', '-')
}
