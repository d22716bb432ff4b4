import { addDays, type Day, weekday } from '../../values/day.ts'
import { by } from '../../values/order.ts'

/** Kinds of days: 1 from Monday to Friday, 2 the weekend (R-306, decision 0112). */
const dayTypes = { weekdays: 1, weekend: 2 } as const

/** Notification range on a kind of day, both minutes inclusive. */
export interface Range {
  readonly tipodia: number
  readonly start: number
  readonly finish: number
}
const dayTypeOf = (day: Day) => (weekday(day) <= 5 ? dayTypes.weekdays : dayTypes.weekend)

/** First moment from a day's minute on at which a member may be notified; without ranges that very minute. */
export function nextNotificationTime(ranges: readonly Range[], from: { readonly day: Day; readonly minute: number }) {
  if (ranges.length === 0) return from
  // from a Sunday to the next Saturday
  for (let ahead = 0; ahead <= 6; ahead += 1) {
    const day = addDays(from.day, ahead)
    const earliest = ahead === 0 ? from.minute : 0
    const open = ranges.filter((one) => one.tipodia === dayTypeOf(day) && one.finish >= earliest).toSorted(by((one) => one.start))[0]
    if (open) return { day, minute: Math.max(open.start, earliest) }
  }
  return from
}
