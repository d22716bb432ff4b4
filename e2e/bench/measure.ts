/** One line of the result: what was measured against what, in milliseconds unless said. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The bare work measured in the same run, where the budget is a ratio. */
  readonly floor?: number
  readonly budget: number
  /** How many times slower than the reference the machine was around the measurement; times and rates are judged at the reference's speed (0137). */
  readonly slowness?: number
  /** `most`: the value (or ratio to the floor) may be at most the budget; `least`: at least. */
  readonly sense: 'most' | 'least'
}

/** Asks the bare server for one of its answers, by name. */
export type Floor = (name: string) => Promise<unknown>

export const now = () => performance.now()

export const percentile = (times: readonly number[], p: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * p))] ?? Number.NaN

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = now()
  await work()
  return now() - began
}

/** Medians of several works, run in turn so that a noisy moment of the machine hits all of them. */
export async function medians(works: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const time = await timed(work)
      if (round >= 0) times[index]!.push(time)
    }
  }
  return times.map((all) => percentile(all, 0.5))
}

/** What the bare statements of a planner day took where the budgets of time were set, in milliseconds (0137). */
const atReference = 6.4
/** How many times slower than there a machine is on which they take so long; never below 1. */
export const slownessOf = (milliseconds: number) => Math.max(1, milliseconds / atReference)

/** What the budget is about: the ratio to the floor; else a time or a rate at the speed of the reference; sizes, counts and frames as they are. */
function comparedOf({ value, floor, unit, slowness = 1 }: Result): number {
  if (floor !== undefined) return value / floor
  if (unit === 'ms') return value / slowness
  return unit === '/s' ? value * slowness : value
}
const holds = (result: Result) => (result.sense === 'most' ? comparedOf(result) <= result.budget : comparedOf(result) >= result.budget)
export const broken = (results: readonly Result[]) => results.filter((result) => !holds(result))

/** Value, floor, what is compared, and budget as a table; broken budgets are marked. */
export function report(results: readonly Result[]): string {
  const number = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(2))
  const rows = results.map((result) => [
    holds(result) ? 'ok' : 'BROKEN',
    result.what,
    `${number(result.value)} ${result.unit}`,
    number(result.floor),
    number(comparedOf(result)),
    `${result.sense === 'most' ? '≤' : '≥'} ${result.budget}${result.floor === undefined ? ` ${result.unit}` : ' ×'}`,
  ])
  const all = [['', 'what', 'value', 'floor', 'compared', 'budget'], ...rows]
  const widths = all[0]!.map((_cell, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}
