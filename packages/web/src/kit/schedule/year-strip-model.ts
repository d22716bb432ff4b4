import { indexOf, type MonthDay, monthDayAt, piecesOf, type YearSpan } from '@app/contract/values/month-day'

/** Days of a year as the strip draws them; an end before the start runs over New Year. */
export interface YearRange extends YearSpan {
  /** Tells it from the others of the picture. */
  readonly id: string
  readonly label?: string
  /** One of six colours, 0 to 5. */
  readonly tone?: number
}
/** A day that is marked, such as a holiday. */
export interface YearMark {
  readonly at: MonthDay
  readonly label: string
}
export type YearGrip =
  | { readonly mode: 'create'; readonly from: MonthDay }
  | { readonly mode: 'start' | 'end' | 'hold'; readonly range: YearRange; readonly from: MonthDay }

/** Part of a range inside one month: days 1 to 31, and whether the range begins or ends here. */
export interface Piece {
  readonly range: YearRange
  readonly from: number
  readonly to: number
  readonly isStart: boolean
  readonly isEnd: boolean
}
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** How many days a month has; February 29 where every year is shown (null) or the year has one. */
export const monthLength = (month: number, year: number | null): number =>
  year === null || month !== 2 ? lengths[month - 1]! : new Date(Date.UTC(year, 2, 0)).getUTCDate()

/** The parts of the ranges that lie in a month. */
export function piecesIn(month: number, ranges: readonly YearRange[]): Piece[] {
  const first = indexOf(month * 100 + 1)
  const last = first + lengths[month - 1]! - 1
  return ranges.flatMap((range) =>
    piecesOf(range)
      .filter(([from, to]) => from <= last && to >= first)
      .map(([from, to]) => ({
        range,
        from: Math.max(from, first) - first + 1,
        to: Math.min(to, last) - first + 1,
        isStart: from >= first && from === indexOf(range.ini),
        isEnd: to <= last && to === indexOf(range.fin),
      })),
  )
}

/** The range a day lies in; the last drawn one when several do. */
export const rangeAt = (ranges: readonly YearRange[], at: MonthDay): YearRange | undefined =>
  ranges.findLast((range) => piecesOf(range).some(([from, to]) => from <= indexOf(at) && indexOf(at) <= to))

/** From one day to the other, whichever comes first. */
export const spanBetween = (one: MonthDay, other: MonthDay): YearSpan => ({ ini: Math.min(one, other), fin: Math.max(one, other) })

/** A range with an edge at another day. One inside the year stays there, at least a day long; one over New Year keeps running over it. */
export function withEdge({ ini, fin }: YearSpan, edge: 'start' | 'end', at: MonthDay): YearSpan {
  if (edge === 'start') return { ini: ini <= fin ? Math.min(at, fin) : Math.max(at, monthDayAt(indexOf(fin) + 1)), fin }
  return { ini, fin: ini <= fin ? Math.max(at, ini) : Math.min(at, monthDayAt(indexOf(ini) - 1)) }
}

/** What a drag draws: new days, or the range it holds with its edge there. */
export function draggedDays(grip: YearGrip, at: MonthDay): YearSpan {
  if (grip.mode === 'create') return spanBetween(grip.from, at)
  return grip.mode === 'hold' ? { ini: grip.range.ini, fin: grip.range.fin } : withEdge(grip.range, grip.mode, at)
}

/** A day later or earlier that the year has. */
export function step(at: MonthDay, days: number, year: number | null): MonthDay {
  const next = monthDayAt(Math.max(0, Math.min(365, indexOf(at) + days)))
  const isThere = next % 100 <= monthLength(Math.floor(next / 100), year)
  return isThere ? next : monthDayAt(indexOf(next) + Math.sign(days))
}

/** The same day of a month before or after; the last one where it is shorter. */
export function stepMonth(at: MonthDay, months: number, year: number | null): MonthDay {
  const month = Math.max(1, Math.min(12, Math.floor(at / 100) + months))
  return month * 100 + Math.min(at % 100, monthLength(month, year))
}
