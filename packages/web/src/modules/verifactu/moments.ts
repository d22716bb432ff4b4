import { daysBetween } from '@app/contract/values/day'
import { warnedDays } from '@app/contract/verifactu/company-certificate'
import { clubTime } from '../../kit/reads/clock.ts'

/** Days until the end of a certificate; negative after it. */
export const daysLeft = (end: Date): number => daysBetween(clubTime().day, clubTime(end.getTime()).day)

export type Tone = 'good' | 'warn' | 'bad'
/** Urgency of a certificate by its days left. */
export function toneOfDays(days: number): Tone {
  const [warned, urged] = warnedDays
  if (days <= urged) return 'bad'
  return days <= warned ? 'warn' : 'good'
}

/** Seconds of difference at which clocks are apart (design §5). */
export const clockApart = 30
