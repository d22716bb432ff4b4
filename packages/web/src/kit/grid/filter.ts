import { isEmpty } from '@app/contract/kit/field'
import type { Day } from '@app/contract/values/day'
import { plain } from '@app/contract/values/text'
import type { Shape } from '../kinds/shape.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { type GridColumn, readAs } from './column.ts'

type Comparable = number | string
type Test = (value: unknown) => boolean

/**
 * The range of a typed filter: '>10', '>=10', '<10', '<=10', '=10', '10..20', '10..', '..20' or a bare value.
 * Null when a part cannot be read, so that a half-typed filter hides nothing.
 */
function readRange(raw: string, read: (text: string) => Comparable | null): ((value: Comparable) => boolean) | null {
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

const containing = (raw: string, shape: Shape<unknown>): Test => {
  const wanted = plain(raw)
  const bare = wanted.replaceAll(' ', '')
  return (value) => {
    const text = isEmpty(value) ? '' : plain(shape.format(value))
    return text.includes(wanted) || (bare !== '' && text.replaceAll(' ', '').includes(bare))
  }
}

/** The test of a filter on one column, null when the filter says nothing (empty or half typed). Choices come as the chosen text, flags as '1' or '0'. */
export function readFilter<T>(column: GridColumn<T>, filter: unknown, today: Day): Test | null {
  const raw = String((filter ?? '') as string | number).trim()
  if (raw === '') return null
  if (column.choices && !column.text) return (value) => value === raw
  if (column.kind === 'flag' && !column.text) return (value) => Boolean(value) === (raw === '1')
  const shape = shapeOf(readAs(column))
  const { range } = shape
  if (!range) return containing(raw, shape)
  const inRange = readRange(raw, (text) => range.read(text, today))
  return inRange && ((value) => !isEmpty(value) && inRange(range.of ? range.of(value) : (value as Comparable)))
}
