import { addMonths, type Day, startOfMonth } from '../../values/day.ts'
import type { FeePeriod } from './fee-terms.ts'

/** Names of the twelve months, January first, and a month with its year, such as '{month} de {year}'. */
export interface MonthNames {
  readonly long: readonly string[]
  readonly short: readonly string[]
  readonly withYear: (month: string, year: string) => string
}

/** Name of a period by the months in which its days begin: a month, two of them, or a year; years other than today's are told. */
export function periodName({ inicio, fin }: Pick<FeePeriod, 'inicio' | 'fin'>, today: Day, names: MonthNames): string {
  const last = addMonths(startOfMonth(fin), -1)
  const [[from, to], year] = [[inicio.slice(0, 4), last.slice(0, 4)], today.slice(0, 4)]
  const [first, end] = [Number(inicio.slice(5, 7)) - 1, Number(last.slice(5, 7)) - 1]
  if (from === to && first === 0 && end === 11) return from
  if (from === to && first === end) return from === year ? names.long[first]! : names.withYear(names.long[first]!, from)
  const [a, b] = [names.short[first]!, names.short[end]!]
  if (from === year || to === year) return `${a}–${b}`
  return from === to ? names.withYear(`${a}–${b}`, to) : `${names.withYear(a, from)}–${names.withYear(b, to)}`
}
