import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../../kit/reads/clock.ts'

/** Instant in the club's time: '20/11/2026 18:05'. */
export function momentText(at: Date): string {
  const { day, minute } = clubTime(at.getTime())
  return `${formatDay(day)} ${formatMinute(minute)}`
}
