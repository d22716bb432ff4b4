import { type Day, dayOf } from '@app/contract/values/day'
import { type Minute, minuteOf } from '@app/contract/values/minute'

let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sets the zone of the club, in which grids show instants; until then it is the zone of the browser. */
export const setGridZone = (name: string): void => {
  zone = name
}

/** The club day and minute of an instant, given as a Date or as the ISO text of the wire. */
export function clockOf(at: Date | string): { day: Day; minute: Minute } {
  const instant = typeof at === 'string' ? new Date(at) : at
  return { day: dayOf(instant, zone), minute: minuteOf(instant, zone) }
}

/** The club day of today. */
export const today = (): Day => dayOf(new Date(), zone)
