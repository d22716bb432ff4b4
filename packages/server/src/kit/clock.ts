import { addDays, type Day, dayNumber, dayOf, daysBetween, formatDay } from '@app/contract/values/day'
import { formatMinute, minuteOf } from '@app/contract/values/minute'

/** The machine's clock; the only place that reads it. Handlers receive `now`. */
export const systemClock = () => new Date()

/** The club's calendar day and minute at an instant. */
export const clubTime = (now: Date, zone: string): { today: Day; minute: number } => ({
  today: dayOf(now, zone),
  minute: minuteOf(now, zone),
})

/** Day and minute of the club at an instant, as text. */
export function momentText(at: Date, zone: string): string {
  const { today, minute } = clubTime(at, zone)
  return `${formatDay(today)} ${formatMinute(minute)}`
}

/** An instant `seconds` after another. */
export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The last instant before an end, by the millisecond. */
export const lastInstantOf = (end: Date) => new Date(end.getTime() - 1)

/** The instant of a wall-clock minute in a zone: a missing hour counts as the later one, a doubled one as the first. */
export function wallInstant(day: Day, minute: number, zone: string): Date {
  const asIfUtc = dayNumber(day) * 1440 + minute
  const epoch = Date.UTC(2000, 0, 1)
  const offsetAt = (utc: number) => {
    const { today, minute: wall } = clubTime(new Date(epoch + utc * 60_000), zone)
    return dayNumber(today) * 1440 + wall - utc
  }
  const [before, behind] = [offsetAt(asIfUtc - 1440), offsetAt(asIfUtc + 1440)]
  const first = asIfUtc - Math.max(before, behind)
  return new Date(epoch + (offsetAt(first) + first === asIfUtc ? first : asIfUtc - Math.min(before, behind)) * 60_000)
}

/**
 * Minute of a day, a number of real minutes after one of it: below 0 the day before, beyond 1440 the next. When the clocks change, an hour
 * is left out or counted twice.
 */
export function minuteAfter(day: Day, minute: number, minutes: number, zone: string): number {
  const whole = Math.floor(minute / 1440)
  const { today, minute: reached } = clubTime(after(wallInstant(addDays(day, whole), minute - whole * 1440, zone), minutes * 60), zone)
  return reached + daysBetween(day, today) * 1440
}

/** Clocks change by quarters of an hour at the finest. */
const quarter = 15

/**
 * The minutes of a day that its clocks skip in a zone, from the first to the one at which they continue; null on all
 * days but one of the year.
 */
export function skippedMinutes(day: Day, zone: string): { from: number; to: number } | null {
  const length = (wallInstant(addDays(day, 1), 0, zone).getTime() - wallInstant(day, 0, zone).getTime()) / 60_000
  if (length >= 1440) return null
  const isThere = (minute: number) => {
    const wall = clubTime(wallInstant(day, minute, zone), zone)
    return wall.today === day && wall.minute === minute
  }
  let from = 0
  while (isThere(from)) from += quarter
  return { from, to: from + 1440 - length }
}

/** Result of the work; undefined if it takes more than this many milliseconds: a later result or error is ignored. */
export async function atMost<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const over = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => over.resolve(undefined), milliseconds)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}

/** An instant before every other: for work that is due immediately, whatever the clock says. */
export const atOnce = new Date(0)

/** The second that an instant is in. */
export const startOfSecond = (instant: Date): Date => new Date(instant.getTime() - instant.getUTCMilliseconds())
