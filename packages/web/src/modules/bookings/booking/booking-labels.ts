import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { clubTime } from '../../../kit/reads/clock.ts'
import { t, tKey } from '../../../kit/texts/i18n.ts'
import { isPending, personName } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'

/** An instant in the club's time: '20/11/2026 18:00'. */
export const moment = (at: Date) => {
  const { day, minute } = clubTime(at.getTime())
  return `${formatDay(day)} ${formatMinute(minute)}`
}

/** Name of a booking: its own name, its owner, or its type. */
export const nameOf = ({ reserva, socios }: BookingInfo) => reserva.nombre ?? (socios[0] ? personName(socios[0]) : reserva.desc_tiporeserva)

/** Name of a line's member. */
export const memberLabel = ({ id_mst_socios, socio }: BookingInfo['facturas'][number]) =>
  personName({ id_mst_socios, nombre_completo: socio.nombre_completo })

/** Place and time: 'Pista 1 · 20/11/2026 · 18:00–19:00'. */
export const placeLabel = ({ reserva }: BookingInfo) =>
  `${reserva.desc_recurso} · ${formatDay(reserva.fecha)} · ${formatMinute(reserva.hora_ini)}–${formatMinute(reserva.hora_fin)}`

/** Original place and time of a line, if its booking has moved since; the day only if it differs. Otherwise null. */
export function chargedFor({ cobrado_por: place }: BookingInfo['facturas'][number], { fecha }: BookingInfo['reserva']) {
  if (!place) return null
  const when = `${formatMinute(place.hora_ini)}–${formatMinute(place.hora_fin)}`
  const parts = [place.desc_recurso, ...(place.fecha === fecha ? [] : [formatDay(place.fecha)]), when]
  return t('desk.charged_for', { lugar: parts.join(' · ') })
}

/** Reason of a disabled action of a booking, as text; null if it is allowed. */
export const refusalLabel = (code: string | null, { pagado }: BookingInfo) => code && tKey(code, { importe: formatEuros(pagado) })

/** States of a booking besides its payment, as text. */
export const statesOf = ({ reserva, pago, pago_inmediato }: BookingInfo): string[] => [
  ...(pago_inmediato && (pago === 'unpaid' || pago === 'part') ? [t('booking.pago_inmediato')] : []),
  ...(reserva.solapada ? [t('planner.overlapping')] : []),
  ...(isPending(reserva) ? [t('planner.pending')] : []),
]
