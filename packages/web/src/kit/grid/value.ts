import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { hasWeekday } from '@app/contract/values/weekdays'
import { t } from '../i18n.ts'
import type { CellKind, GridColumn } from './column.ts'
import { clockOf } from './zone.ts'

const decimal = (n: number): string => String(n).replace('.', ',').replace('-', '−')
const grouped = (n: number): string => {
  const [whole = '0', rest] = String(Math.abs(n)).split('.')
  return `${n < 0 ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')}${rest ? `,${rest}` : ''}`
}
const round = (n: number, places: number): number => Math.round(n * 10 ** places) / 10 ** places

const formats: Partial<Record<CellKind, (value: never) => string>> = {
  integer: (n: number) => grouped(round(n, 2)),
  money: (cents: number) => formatEuros(Math.round(cents)),
  percent: (hundredths: number) => `${decimal(round(hundredths / 100, 2))} %`,
  day: formatDay,
  minute: (n: number) => formatMinute(Math.round(n)),
  instant: (at: Date | string) => {
    const { day, minute } = clockOf(at)
    return `${formatDay(day)} ${formatMinute(minute)}`
  },
  flag: (on: unknown) => t(on ? 'grid.yes' : 'grid.no'),
  level: (n: number) => decimal(round(n, 2)),
  iban: (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 '),
  weekdays: (mask: number) => [...t('grid.weekdays')].map((letter, index) => (hasWeekday(mask, index + 1) ? letter : '·')).join(' '),
}

/** One value as text in the form of its kind; '' for nothing. */
export function formatValue(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  return formats[kind]?.(value as never) ?? String(value as string | number)
}

/** The text of a cell as it is shown, filtered and grouped. */
export function cellText<T>(column: GridColumn<T>, row: T): string {
  if (column.text) return column.text(row)
  const value = row[column.key]
  if (!column.choices) return formatValue(column.kind, value)
  return column.choices.find((choice) => choice.value === value)?.text ?? formatValue(column.kind, value)
}

/** What sorting, filtering and aggregates read of a cell: the raw value, or its text where the text is what the user sees. */
export const cellValue = <T>(column: GridColumn<T>, row: T): unknown =>
  column.text || column.choices ? cellText(column, row) : row[column.key]

/** A number of rows or pages as people read it. */
export const formatCount = (n: number): string => formatValue('integer', n)
