import type { YearDay } from '@app/contract/tariffs/tariffs'
import { indexOf, type MonthDay, monthDayAt, piecesOf, type YearSpan } from '@app/contract/values/month-day'

const atOf = ({ mes, dia_mes }: YearDay): MonthDay => mes * 100 + dia_mes
export const dayOf = (at: MonthDay): YearDay => ({ mes: Math.floor(at / 100), dia_mes: at % 100 })

const sorted = (days: readonly YearDay[]) => days.toSorted((a, b) => atOf(a) - atOf(b))

/** Consecutive days as ranges, for the picture of the year. */
export function stretchesOf(days: readonly YearDay[]): YearSpan[] {
  const stretches: { ini: MonthDay; fin: MonthDay }[] = []
  for (const day of sorted(days)) {
    const at = atOf(day)
    const last = stretches.at(-1)
    if (last && indexOf(at) - indexOf(last.fin) === 1) last.fin = at
    else stretches.push({ ini: at, fin: at })
  }
  return stretches
}

/** Days of a range, including 29 February. */
export const daysIn = (span: YearSpan): YearDay[] =>
  piecesOf(span).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => dayOf(monthDayAt(from + index))))

/** Days without those of a range. */
export const without = (days: readonly YearDay[], span: YearSpan): YearDay[] => {
  const removed = new Set(daysIn(span).map(atOf))
  return days.filter((day) => !removed.has(atOf(day)))
}

/** Days with those of a range, each once and in order. */
export const withDays = (days: readonly YearDay[], span: YearSpan): YearDay[] => sorted([...without(days, span), ...daysIn(span)])
