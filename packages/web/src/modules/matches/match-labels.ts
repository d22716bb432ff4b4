import type { OutputOf } from '@app/contract/kit/action'
import type { groupMatches } from '@app/contract/matches/matches'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

export type Match = OutputOf<typeof groupMatches>[number]
type Teams = Pick<Match, 'desc_equipo_local' | 'desc_equipo_visitante'>

export const matchTitle = ({ desc_equipo_local: local, desc_equipo_visitante: visitante }: Teams) =>
  t('matches.versus', { local, visitante })

/** Day and month are enough beside a match. */
const brief = (day: string) => formatDay(day).slice(0, 5)

/** Preferred time of a match: 'Jornada 1 · 1:30 · 28/11 a 29/11 · 09:00–21:00', without its open parts. */
export function preferredTime({ jornada, duracion, fecha_desde, fecha_hasta, hora_desde, hora_hasta }: Match): string {
  const [desde, hasta] = [fecha_desde && brief(fecha_desde), fecha_hasta && brief(fecha_hasta)]
  const days =
    desde && hasta
      ? desde === hasta
        ? desde
        : t('matches.days', { desde, hasta })
      : desde
        ? t('matches.from_day', { desde })
        : hasta && t('matches.until_day', { hasta })
  const hours = hora_desde > 0 || hora_hasta < 1440 ? `${formatMinute(hora_desde)}–${formatMinute(hora_hasta)}` : null
  return [jornada, `${duracion} min`, days, hours].filter(Boolean).join(' · ')
}

/** Place of a match: 'Sáb, 28 de noviembre · 10:00 · Pista 1'. */
export const placeOf = ({ fecha, hora_ini, desc_recurso }: { fecha: string; hora_ini: number; desc_recurso: string }) =>
  [dayName(fecha, 'short'), formatMinute(hora_ini), desc_recurso].join(' · ')
