import { endOfMonth, startOfMonth } from '@app/contract/values/day'

interface Range {
  readonly start_date: string | null
  readonly end_date: string | null
}
/** The days asked for; this month by default. */
export const daysOf = ({ start_date, end_date }: Range, today: string) =>
  [start_date ?? startOfMonth(today), end_date ?? endOfMonth(today)] as const
