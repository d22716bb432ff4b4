import { addDays, type Day, dayNumber, makeDay } from './day.ts'

/** Yearly day as month × 100 + day: 615 is 15 June, 229 exists. */
export type MonthDay = number

const perMonth = 100
/** Month, 1 to 12, and day of the month of a yearly day. */
export const monthOf = (at: MonthDay): number => Math.floor(at / perMonth)
export const dayOfMonth = (at: MonthDay): number => at % perMonth
/** Yearly day of a month and a day of it. */
export const monthDay = (month: number, day: number): MonthDay => month * perMonth + day

/** Year with a 29 February, on which yearly days are counted. */
const leap = 2004
const firstOfLeap = makeDay(leap, 1, 1)!

/** The month and day of a day. */
export const monthDayOf = (day: Day): MonthDay => Number(day.slice(5, 7) + day.slice(8, 10))

/** Day of a year; null for 29 February in other years. */
export const dayInYear = (at: MonthDay, year: number): Day | null => makeDay(year, monthOf(at), dayOfMonth(at))

/** True if the day exists in some year. */
export const isMonthDay = (at: MonthDay): boolean => dayInYear(at, leap) !== null

/** 0 for 1 January to 365 for 31 December, 29 February counted. */
export const indexOf = (at: MonthDay): number => dayNumber(dayInYear(at, leap)!) - dayNumber(firstOfLeap)

/** Month and day of an index; it wraps around the year, so that 366 is 1 January again. */
export const monthDayAt = (index: number): MonthDay => monthDayOf(addDays(firstOfLeap, ((index % 366) + 366) % 366))

/** 'dd/MM', the same in every language. */
export const formatMonthDay = (at: MonthDay): string => `${String(dayOfMonth(at)).padStart(2, '0')}/${String(monthOf(at)).padStart(2, '0')}`

/** '15/6', '15-06', '1506' and '15.6.' → 615; null for 31/02 and any other form. */
export const parseMonthDay = (raw: string): MonthDay | null => {
  const typed = /^(\d{1,2})[/.\- ](\d{1,2})[/.]?$/.exec(raw.trim()) ?? /^(\d{2})(\d{2})$/.exec(raw.trim())
  const at = typed ? monthDay(Number(typed[2]), Number(typed[1])) : 0
  return typed && Number(typed[1]) < 100 && isMonthDay(at) ? at : null
}

/** Yearly days from one to another, both inclusive; an end before the start runs over New Year. */
export interface YearSpan {
  readonly ini: MonthDay
  readonly fin: MonthDay
}
/** The pieces of a span inside the year, by index: two when it runs over New Year. */
export const piecesOf = ({ ini, fin }: YearSpan): readonly (readonly [number, number])[] =>
  ini <= fin
    ? [[indexOf(ini), indexOf(fin)]]
    : [
        [indexOf(ini), 365],
        [0, indexOf(fin)],
      ]

/** True if two spans share a day. */
export const spansMeet = (one: YearSpan, other: YearSpan): boolean =>
  piecesOf(one).some(([from, to]) => piecesOf(other).some(([start, end]) => from <= end && start <= to))
