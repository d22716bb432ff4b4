import { seasonStates } from '@app/contract/bookings/booking'
import type { Settings } from '@app/contract/club/parameters'
import { isSeasonDay } from '@app/contract/season/season-days'
import { type Day, weekday } from '@app/contract/values/day'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Booking } from '../booking-row.ts'

/**
 * Refuses the model week while the club has no season mode, and opening hours of another weekday, or for a day
 * outside of that week.
 */
export function checkSeasonHours(fecha: Day, hoursOf: Day | null, { ACTIVAR_RESERVAS_TEMPORADA: isOn }: Settings) {
  if (isSeasonDay(fecha) && !isOn) refuse('season.desactivada')
  if (hoursOf !== null && (!isSeasonDay(fecha) || weekday(hoursOf) !== weekday(fecha)))
    refuse('season.otra_semana', { day_peticion_temporada: 'season.otra_semana' })
}

/** A new booking of the model week is pending approval. */
export const stateOfSeason = { estado_reserva_fija: seasonStates.pending }

/** For a booking that moves: refuses to move it into the model week or out of it, and one that is approved: its permanent booking would stay behind. */
export function checkSeasonMove(booking: Booking, wanted: Pick<Booking, 'fecha'>) {
  if (isSeasonDay(booking.fecha) !== isSeasonDay(wanted.fecha)) refuse('season.otra_semana', { fecha_ini: 'season.otra_semana' })
  if (isSeasonDay(booking.fecha) && booking.estado_reserva_fija === seasonStates.approved) refuse('season.anula_antes')
}
