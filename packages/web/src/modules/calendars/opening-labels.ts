import type { DayMonths } from '@app/contract/calendars/day-months'
import type { OpenInterval } from '@app/contract/calendars/opening-rules'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatMonthDay } from '@app/contract/values/month-day'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

/** 15/06–15/09, or one day. */
export const rangeText = ({ diames_ini, diames_fin }: DayMonths): string =>
  diames_ini === diames_fin ? formatMonthDay(diames_ini) : `${formatMonthDay(diames_ini)}–${formatMonthDay(diames_fin)}`

interface Titled {
  readonly tipo_horario: 1 | 2 | 3
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly tipoHorario2_diasMeses: readonly DayMonths[]
}
/** Validity of a schedule: 'Todo el año', '15/06–15/09', '24/12/2026–31/12/2026'. */
export function scheduleTitle({ tipo_horario, fecha_ini, fecha_fin, tipoHorario2_diasMeses }: Titled): string {
  if (tipo_horario === 1) return t('calendars.type.1')
  if (tipo_horario === 2) return tipoHorario2_diasMeses.map(rangeText).join(', ')
  if (!fecha_ini || !fecha_fin) return t('calendars.type.3')
  return fecha_ini === fecha_fin ? formatDay(fecha_ini) : `${formatDay(fecha_ini)}–${formatDay(fecha_fin)}`
}

/** '09:00–14:00, 16:00–22:00'; 'cerrado' if empty. */
export const openText = (open: readonly Pick<OpenInterval, 'from' | 'to'>[]): string =>
  open.length === 0
    ? t('calendars.closed')
    : open.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}${to > 1440 ? ' (+1)' : ''}`).join(', ')

/** 'Sábado 28/11'. */
export const weekdayAndDate = (day: Day): string => `${dayName(day, 'long_weekday')} ${formatDay(day).slice(0, 5)}`
