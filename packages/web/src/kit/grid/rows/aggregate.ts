import type { Aggregate } from '../column.ts'

const isValue = (value: unknown): value is number | string => value !== null && value !== undefined && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Aggregate of values: `count` counts the non-empty ones, sum and mean read numbers only, min and max also read days as text; undefined without readable values. */
export function aggregate(how: Aggregate, values: readonly unknown[]): number | string | undefined {
  if (how === 'count') return values.filter(isValue).length
  if (how === 'sum' || how === 'mean') {
    const numbers = values.filter(isNumber)
    const sum = numbers.reduce((total, n) => total + n, 0)
    if (how === 'sum') return sum
    return numbers.length ? sum / numbers.length : undefined
  }
  const sign = how === 'min' ? 1 : -1
  return values.filter(isValue).reduce<number | string | undefined>((best, value) => {
    if (best === undefined) return value
    return sign * (value < best ? -1 : 1) < 0 ? value : best
  }, undefined)
}
