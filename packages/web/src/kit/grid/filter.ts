import { type Day, parseDeskDay } from '@app/contract/values/day'
import { readMinute } from '@app/contract/values/minute'
import { readEuros } from '@app/contract/values/money'
import { plain } from '@app/contract/values/text'
import type { CellKind, GridColumn } from './column.ts'
import { readNumber } from './number.ts'
import { formatValue } from './value.ts'
import { clockOf } from './zone.ts'

type Comparable = number | string
type Test = (value: unknown) => boolean
type Reader = (raw: string) => Comparable | null

const readerOf = (kind: CellKind, today: Day): Reader | undefined => {
  if (kind === 'money' || kind === 'percent') return (raw) => readEuros(raw.replace(/[€%]/, ''))
  if (kind === 'integer' || kind === 'level') return (raw) => readNumber(raw, kind === 'integer')
  if (kind === 'minute') return (raw) => readMinute(raw)
  if (kind === 'day' || kind === 'instant') return (raw) => parseDeskDay(raw, today)
  return undefined
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Whether a kind is filtered by comparisons ('>10', '10..20') and not by part of its text. */
export const isRanged = (kind: CellKind): boolean => readerOf(kind, '') !== undefined

/**
 * The range of a typed filter: '>10', '>=10', '<10', '<=10', '=10', '10..20', '10..', '..20' or a bare value.
 * Null when a part cannot be read, so that a half-typed filter hides nothing.
 */
function readRange(raw: string, read: Reader): ((value: Comparable) => boolean) | null {
  const range = /^(.*?)\.\.(.*)$/.exec(raw)
  if (range) {
    const [from, to] = [range[1]?.trim() ?? '', range[2]?.trim() ?? '']
    const [low, high] = [from ? read(from) : undefined, to ? read(to) : undefined]
    if (low === null || high === null || (low === undefined && high === undefined)) return null
    return (value) => (low === undefined || value >= low) && (high === undefined || value <= high)
  }
  const [, sign = '=', rest = ''] = /^\s*(>=|<=|>|<|=)?(.*)$/.exec(raw) ?? []
  const limit = read(rest)
  if (limit === null) return null
  if (sign === '>') return (value) => value > limit
  if (sign === '<') return (value) => value < limit
  if (sign === '>=') return (value) => value >= limit
  if (sign === '<=') return (value) => value <= limit
  return (value) => value === limit
}

const containing = (raw: string, kind: CellKind): Test => {
  const wanted = plain(raw)
  const bare = wanted.replaceAll(' ', '')
  return (value) => {
    const text = plain(formatValue(kind, value))
    return text.includes(wanted) || (bare !== '' && text.replaceAll(' ', '').includes(bare))
  }
}

/** The test of a filter on one column, null when the filter says nothing (empty or half typed). Choices come as the chosen text, flags as '1' or '0'. */
export function readFilter<T>(column: GridColumn<T>, filter: unknown, today: Day): Test | null {
  const raw = String((filter ?? '') as string | number).trim()
  if (raw === '') return null
  if (column.choices && !column.text) return (value) => value === raw
  if (column.kind === 'flag' && !column.text) return (value) => Boolean(value) === (raw === '1')
  const read = column.text ? undefined : readerOf(column.kind, today)
  if (!read) return containing(raw, column.text ? 'text' : column.kind)
  const inRange = readRange(raw, read)
  if (!inRange) return null
  const asComparable = (value: unknown) => (column.kind === 'instant' ? clockOf(value as string).day : (value as Comparable))
  return (value) => !isNothing(value) && inRange(asComparable(value))
}
