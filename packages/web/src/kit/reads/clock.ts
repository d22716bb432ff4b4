import { type Day, dayNumber, dayOf } from '@app/contract/values/day'
import { type Minute, minuteOf } from '@app/contract/values/minute'
import { useEffect, useState } from 'react'
import { currentSession } from './session.ts'

export interface ClubTime {
  readonly day: Day
  readonly minute: number
}
const tick = 10_000

/** Instant (now by default; milliseconds) as the club's day and minute. */
export function clubTime(at?: number): ClubTime {
  const zone = currentSession()?.info.zona ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const instant = at === undefined ? new Date() : new Date(at)
  return { day: dayOf(instant, zone), minute: minuteOf(instant, zone) }
}

/** Instant of a day and a minute by the club's clock; in the hour that the clock skips, the hour after it. */
export function clubInstant(day: Day, minute: Minute): Date {
  const minutesOf = (time: ClubTime) => dayNumber(time.day) * 1440 + time.minute
  let at = Date.parse(day)
  // twice: the first step may pass a change of the clock
  for (let step = 0; step < 2; step += 1) at += (minutesOf({ day, minute }) - minutesOf(clubTime(at))) * 60_000
  return new Date(at)
}

/** Seconds until an instant (milliseconds), rounded up; 0 from then on. */
const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Seconds until an instant, counted down each second; 0 from then on. */
export function useSecondsUntil(instant: Date): number {
  const at = instant.getTime()
  const [seconds, setSeconds] = useState(() => secondsUntil(at))
  useEffect(() => {
    setSeconds(secondsUntil(at))
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 1000)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}

/** Current time at the club; renders each minute and on a new day. */
export function useClock(): ClubTime {
  const [now, setNow] = useState(() => clubTime())
  useEffect(() => {
    const timer = setInterval(() => setNow((last) => (last.minute === clubTime().minute ? last : clubTime())), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
