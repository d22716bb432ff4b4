import { type Day, dayOf } from '@app/contract/values/day'
import { minuteOf } from '@app/contract/values/minute'
import { useEffect, useState } from 'react'
import { currentSession } from './session.ts'

export interface ClubTime {
  readonly day: Day
  readonly minute: number
}
const tick = 10_000

/** An instant (now, when absent; milliseconds) as the club's day and minute. */
export function clubTime(at?: number): ClubTime {
  const zone = currentSession()?.info.zona ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const instant = at === undefined ? new Date() : new Date(at)
  return { day: dayOf(instant, zone), minute: minuteOf(instant, zone) }
}

/** The club's time of now; it draws again each minute and when the day turns. */
export function useClock(): ClubTime {
  const [now, setNow] = useState(() => clubTime())
  useEffect(() => {
    const timer = setInterval(() => setNow((last) => (last.minute === clubTime().minute ? last : clubTime())), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
