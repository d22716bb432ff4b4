import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { t, tKey } from '../../../kit/texts/i18n.ts'
import { isPending, personName } from '../../planner/public.ts'
import type { BookingInfo } from './booking-lines.tsx'

/** What a booking is called: its own name, its owner, its type. */
export const nameOf = ({ reserva, socios }: BookingInfo) => reserva.nombre ?? (socios[0] ? personName(socios[0]) : reserva.desc_tiporeserva)

/** Whose a line is. */
export const whoOf = ({ id_mst_socios, socio }: BookingInfo['facturas'][number]) =>
  personName({ id_mst_socios, nombre_completo: socio.nombre_completo })

/** When and where: 'Pista 1 · 20/11/2026 · 18:00–19:00'. */
export const whereOf = ({ reserva }: BookingInfo) =>
  `${reserva.desc_recurso} · ${formatDay(reserva.fecha)} · ${formatMinute(reserva.hora_ini)}–${formatMinute(reserva.hora_fin)}`

/** Where and when a line was charged for, where its booking is elsewhere now; the day only where it is another one. Null where it is not. */
export function chargedFor({ cobrado_por: place }: BookingInfo['facturas'][number], { fecha }: BookingInfo['reserva']) {
  if (!place) return null
  const when = `${formatMinute(place.hora_ini)}–${formatMinute(place.hora_fin)}`
  const parts = [place.desc_recurso, ...(place.fecha === fecha ? [] : [formatDay(place.fecha)]), when]
  return t('desk.charged_for', { lugar: parts.join(' · ') })
}

/** Why something may not be done with a booking, in words; null when it may. */
export const whyNot = (code: string | null, { pagado }: BookingInfo) => code && tKey(code, { importe: formatEuros(pagado) })

/** The states of a booking beside its payment, as words. */
export const statesOf = ({ reserva, pago, pago_inmediato }: BookingInfo): string[] => [
  ...(pago_inmediato && (pago === 'unpaid' || pago === 'part') ? [t('booking.pago_inmediato')] : []),
  ...(reserva.solapada ? [t('planner.overlapping')] : []),
  ...(isPending(reserva) ? [t('planner.pending')] : []),
]
