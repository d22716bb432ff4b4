import { dayFlags } from '@app/contract/booking-config/config-rules'
import type { configurationList } from '@app/contract/booking-config/configurations'
import { inherited, type Times } from '@app/contract/booking-config/times'
import type { OutputOf } from '@app/contract/kit/action'
import { formatMinute } from '@app/contract/values/minute'
import { fromFlags, hasWeekday } from '@app/contract/values/weekdays'
import { t } from '../../kit/texts/i18n.ts'

export type ConfigurationRow = OutputOf<typeof configurationList>[number]
type Days = Readonly<Record<(typeof dayFlags)[number], boolean>>

/** Weekday mask of a configuration's seven flags. */
export const daysOf = (row: Days): number => fromFlags(dayFlags.map((day) => row[day]))
/** The seven flags of a weekday mask. */
export const flagsOf = (mask: number): Days => ({
  lu: hasWeekday(mask, 1),
  ma: hasWeekday(mask, 2),
  mi: hasWeekday(mask, 3),
  ju: hasWeekday(mask, 4),
  vi: hasWeekday(mask, 5),
  sa: hasWeekday(mask, 6),
  do: hasWeekday(mask, 7),
})

/** Name of a configuration: its description, otherwise its number. */
export const nameOf = (row: Pick<ConfigurationRow, 'desc_configuracion' | 'id_mst_reserva_configuracion'>): string =>
  row.desc_configuracion ?? t('booking-config.nameless', { n: row.id_mst_reserva_configuracion })

/** '90 min', '2 h', '2 h 30 min'. */
export const durationLabel = (minutes: number): string => {
  const rest = minutes % 60
  if (minutes < 120) return t('booking-config.minutes', { n: minutes })
  return [`${Math.floor(minutes / 60)} h`, ...(rest ? [t('booking-config.minutes', { n: rest })] : [])].join(' ')
}
/** '60 min', or shortest and longest with the default in brackets; unset times show the label of the next level. */
export const timesLabel = ({ min_tiempo_reserva: min, max_tiempo_reserva: max, default_tiempo_reserva: normal }: Times): string => {
  if (min === inherited) return t('booking-config.inherited')
  return min === max ? durationLabel(min) : `${durationLabel(min)} – ${durationLabel(max)} (${durationLabel(normal)})`
}

export const hoursLabel = ({ hora_ini, hora_fin }: { hora_ini: number; hora_fin: number }): string =>
  hora_ini === 0 && hora_fin >= 1439 ? t('booking-config.all_hours') : `${formatMinute(hora_ini)} – ${formatMinute(hora_fin)}`

/** Member types and pass types it applies to, or everybody. */
export const audienceLabel = ({ desc_tiposocios, desc_tipoabonos }: ConfigurationRow): string =>
  [...desc_tiposocios, ...desc_tipoabonos].join(', ') || t('booking-config.all_types')
