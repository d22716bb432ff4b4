import { addDays, daysBetween, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../../../kit/reads/clock.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Day and hour of an instant, close ones by name: «mañana 18:00». */
export function momentText(at: Date): string {
  const { day, minute } = clubTime(at.getTime())
  const now = clubTime().day
  const hora = formatMinute(minute)
  if (day === now) return t('students.today_at', { hora })
  return day === addDays(now, 1) ? t('students.tomorrow_at', { hora }) : t('students.day_at', { dia: formatDay(day), hora })
}

const longTerm = 72 * 60

/** Time left until an instant; its day if that is far. */
export function leftText(at: Date): string {
  const [then, now] = [clubTime(at.getTime()), clubTime()]
  const minutes = Math.max(0, daysBetween(now.day, then.day) * 1440 + then.minute - now.minute)
  if (minutes > longTerm) return t('students.until', { hasta: momentText(at) })
  return minutes < 60
    ? t('students.minutes_left', { n: minutes })
    : t('students.hours_left', { horas: Math.floor(minutes / 60), minutos: minutes % 60 })
}
