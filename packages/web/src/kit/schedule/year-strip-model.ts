import { indexOf, type MonthDay, monthDayAt, piecesOf, type YearSpan } from '@app/contract/values/month-day'

/** Days of a year as drawn by the strip; an end before the start runs over New Year. */
export interface YearRange extends YearSpan {
  /** Distinguishes it from the others of the picture. */
  readonly id: string
  readonly label?: string
  /** One of six colours, 0 to 5. */
  readonly tone?: number
}
/** Marked day, such as a holiday. */
export interface YearMark {
  readonly at: MonthDay
  readonly label: string
}
export type YearGrip =
  | { readonly mode: 'create'; readonly from: MonthDay }
  | { readonly mode: 'start' | 'end' | 'hold'; readonly range: YearRange; readonly from: MonthDay }

/** Part of a range inside one month: days 1 to 31, with flags if the range begins or ends here. */
export interface Piece {
  readonly range: YearRange
  readonly from: number
  readonly to: number
  readonly isStart: boolean
  readonly isEnd: boolean
}
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Number of days of a month; February has 29 for every year (null) or a leap year. */
export const monthLength = (month: number, year: number | null): number =>
  year === null || month !== 2 ? lengths[month - 1]! : new Date(Date.UTC(year, 2, 0)).getUTCDate()

/** Parts of the ranges within a month. */
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

/** Range that contains a day; the last drawn one if there are several. */
export const rangeAt = (ranges: readonly YearRange[], at: MonthDay): YearRange | undefined =>
  ranges.findLast((range) => piecesOf(range).some(([from, to]) => from <= indexOf(at) && indexOf(at) <= to))

/** Range from one day to the other, in either order. */
export const spanBetween = (one: MonthDay, other: MonthDay): YearSpan => ({ ini: Math.min(one, other), fin: Math.max(one, other) })

/** Range with an edge moved to another day. A range inside the year stays there, at least a day long; one over New Year still runs over it. */
export function withEdge({ ini, fin }: YearSpan, edge: 'start' | 'end', at: MonthDay): YearSpan {
  if (edge === 'start') return { ini: ini <= fin ? Math.min(at, fin) : Math.max(at, monthDayAt(indexOf(fin) + 1)), fin }
  return { ini, fin: ini <= fin ? Math.max(at, ini) : Math.min(at, monthDayAt(indexOf(ini) - 1)) }
}

/** Result of a drag: new days, or the held range with its edge moved. */
export function draggedDays(grip: YearGrip, at: MonthDay): YearSpan {
  if (grip.mode === 'create') return spanBetween(grip.from, at)
  return grip.mode === 'hold' ? { ini: grip.range.ini, fin: grip.range.fin } : withEdge(grip.range, grip.mode, at)
}

/** Day after or before, within the year. */
export function step(at: MonthDay, days: number, year: number | null): MonthDay {
  const next = monthDayAt(Math.max(0, Math.min(365, indexOf(at) + days)))
  const exists = next % 100 <= monthLength(Math.floor(next / 100), year)
  return exists ? next : monthDayAt(indexOf(next) + Math.sign(days))
}

/** Same day of a month before or after; its last day if it is shorter. */
export function stepMonth(at: MonthDay, months: number, year: number | null): MonthDay {
  const month = Math.max(1, Math.min(12, Math.floor(at / 100) + months))
  return month * 100 + Math.min(at % 100, monthLength(month, year))
}
