import { type Day, dayNumber, dayOf } from '@app/contract/values/day'
import { minuteOf } from '@app/contract/values/minute'

/** The machine's clock; the only place that reads it. Handlers are given `now`. */
export const systemClock = () => new Date()

/** The club's calendar day and minute at an instant. */
export const clubTime = (now: Date, zone: string): { today: Day; minute: number } => ({
  today: dayOf(now, zone),
  minute: minuteOf(now, zone),
})

/** An instant `seconds` after another. */
export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The instant of a wall-clock minute in a zone: a missing hour counts as the later one, a doubled one as the first (house.md §11). */
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

/** Waits for the work, but no longer than so many milliseconds; what it says afterwards counts nothing. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, milliseconds)
  try {
    await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
