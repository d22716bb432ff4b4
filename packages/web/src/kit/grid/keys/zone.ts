import { type Day, dayOf } from '@app/contract/values/day'
import { type Minute, minuteOf } from '@app/contract/values/minute'

let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sets the time zone of instants in grids to the club's; until then it is the browser's. */
export const setGridZone = (name: string): void => {
  zone = name
}

/** Club day and minute of an instant, given as a Date or as the ISO text of the wire. */
export function clockOf(at: Date | string): { day: Day; minute: Minute } {
  const instant = typeof at === 'string' ? new Date(at) : at
  return { day: dayOf(instant, zone), minute: minuteOf(instant, zone) }
}

/** Today's day at the club. */
export const today = (): Day => dayOf(new Date(), zone)
