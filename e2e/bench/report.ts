import type { Comparison } from './measure.ts'

/** Row of the result: a ratio to the floor of the same rounds, or a size or count by itself. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly floor?: number
  readonly ratio?: number
  /** Highest ratio, or highest value where there is no floor. */
  readonly budget: number
}

/** Highest ratios to the floor (0138). */
export const budgets = { read: 2, write: 3, list: 1.5, start: 3, painted: 3, growth: 1.3, longGrowth: 2 }

/** Row of a time in milliseconds. */
export const took = (what: string, budget: keyof typeof budgets, comparison: Comparison): Result => ({
  what,
  unit: 'ms',
  budget: budgets[budget],
  ...comparison,
})
/** Row of a rate: `count` pieces of work in the milliseconds of the comparison. */
export const rate = (what: string, budget: keyof typeof budgets, { count, of }: { count: number; of: Comparison }): Result => ({
  ...took(what, budget, of),
  unit: '/s',
  value: count / (of.value / 1000),
  floor: count / (of.floor / 1000),
})

const holds = ({ ratio, value, budget }: Result) => (ratio ?? value) <= budget
export const broken = (results: readonly Result[]) => results.filter((result) => !holds(result))

const number = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Value, floor, ratio and budget as a table; broken budgets are marked. */
export function report(results: readonly Result[]): string {
  const rows = results.map((result) => [
    holds(result) ? 'ok' : 'BROKEN',
    result.what,
    `${number(result.value)} ${result.unit}`,
    number(result.floor),
    number(result.ratio),
    `≤ ${result.budget} ${result.ratio === undefined ? result.unit : '×'}`,
  ])
  const all = [['', 'what', 'value', 'floor', 'ratio', 'budget'], ...rows]
  const widths = all[0]!.map((_cell, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}
