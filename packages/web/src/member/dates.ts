import { type Day, daysBetween, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../kit/reads/clock.ts'
import { dayName } from '../kit/texts/date-labels.ts'
import { t } from '../kit/texts/i18n.ts'

/** Day as a player says it: 'Hoy', 'Mañana', within a week 'Jueves 3', otherwise 'Jue, 17 dic'. */
export function dayWords(day: Day, today: Day): string {
  const away = daysBetween(today, day)
  if (away === 0) return t('member-page.today')
  if (away === 1) return t('member-page.tomorrow')
  if (away === -1) return t('member-page.yesterday')
  if (away > 1 && away < 7) return t('member-page.weekday_day', { weekday: dayName(day, 'long_weekday'), day: Number(day.slice(8)) })
  return dayName(day, 'short')
}

/** Day and hour of a booking, 'Jueves 3, 19:00'. */
export const whenWords = (fecha: Day, hora_ini: number, today: Day) => `${dayWords(fecha, today)}, ${formatMinute(hora_ini)}`

/** Day of an instant by the club's clock, '31/12/2026'. */
export const dateOf = (instant: Date): string => formatDay(clubTime(instant.getTime()).day)
