import { isEmpty } from '@app/contract/kit/field'
import type { Day } from '@app/contract/values/day'
import { plain, searchWords } from '@app/contract/values/text'
import type { Shape } from '../../kinds/shape.ts'
import { shapeOf } from '../../kinds/shapes.ts'
import { type GridColumn, readAs } from '../column.ts'

type Comparable = number | string
type Test = (value: unknown) => boolean

/** Lower and upper bound; `isLowOut` and `isHighOut` exclude the bound itself. */
interface Bounds {
  readonly low?: Comparable | undefined
  readonly high?: Comparable | undefined
  readonly isLowOut?: boolean
  readonly isHighOut?: boolean
}

/**
 * Bounds of a typed filter: '>10', '>=10', '<10', '<=10', '=10', '10..20', '10..', '..20' or a bare value.
 * Null if a part cannot be read, so that a half-typed filter hides nothing.
 */
function readBounds(raw: string, read: (text: string) => Comparable | null): Bounds | null {
  const range = /^(.*?)\.\.(.*)$/.exec(raw)
  if (range) {
    const [from, to] = [range[1]?.trim() ?? '', range[2]?.trim() ?? '']
    const [low, high] = [from ? read(from) : undefined, to ? read(to) : undefined]
    return low === null || high === null || (low === undefined && high === undefined) ? null : { low, high }
  }
  const [, sign = '=', rest = ''] = /^\s*(>=|<=|>|<|=)?(.*)$/.exec(raw) ?? []
  const limit = read(rest)
  if (limit === null) return null
  if (sign.startsWith('>')) return { low: limit, isLowOut: sign === '>' }
  if (sign.startsWith('<')) return { high: limit, isHighOut: sign === '<' }
  return { low: limit, high: limit }
}

const isWithin = (value: Comparable, { low, high, isLowOut, isHighOut }: Bounds) =>
  (low === undefined || (isLowOut ? value > low : value >= low)) && (high === undefined || (isHighOut ? value < high : value <= high))

/** Terms of a column filter for a filtering server: contained words, the chosen value, or bounds; null for an empty filter. */
export function filterTerms<T>(
  column: GridColumn<T>,
  filter: unknown,
  today: Day,
): { words: string } | { is: string | number } | Bounds | null {
  const raw = String((filter ?? '') as string | number).trim()
  if (raw === '') return null
  if (column.choices && !column.text) {
    const choice = column.choices.find(({ text }) => text === raw)
    return choice ? { is: choice.value } : null
  }
  if (column.kind === 'flag') return { is: raw }
  const { range } = shapeOf(column.kind)
  return range ? readBounds(raw, (text) => range.read(text, today)) : { words: raw }
}

const containing = (raw: string, shape: Shape<unknown>): Test => {
  const needle = plain(raw)
  const bare = searchWords(raw).join('')
  return (value) => {
    const text = isEmpty(value) ? '' : plain(shape.format(value))
    // a telephone is found by its digits too: 0034600112233 is +34600112233
    return text.includes(needle) || (bare !== '' && text.replaceAll(' ', '').includes(bare))
  }
}

/** Predicate of a column filter, null if it is empty or half typed. Choices come as the chosen text, flags as '1' or '0'. */
export function readFilter<T>(column: GridColumn<T>, filter: unknown, today: Day): Test | null {
  const raw = String((filter ?? '') as string | number).trim()
  if (raw === '') return null
  if (column.choices && !column.text) return (value) => value === raw
  if (column.kind === 'flag' && !column.text) return (value) => Boolean(value) === (raw === '1')
  const shape = shapeOf(readAs(column))
  const { range } = shape
  if (!range) return containing(raw, shape)
  const bounds = readBounds(raw, (text) => range.read(text, today))
  return bounds && ((value) => !isEmpty(value) && isWithin(range.of ? range.of(value) : (value as Comparable), bounds))
}
