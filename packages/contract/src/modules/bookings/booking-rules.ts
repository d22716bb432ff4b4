import { refusals } from '../../kit/refusals.ts'
import { dayNumber } from '../../values/day.ts'
import { ascending } from '../../values/order.ts'
import { confirmStates, seasonStates } from './booking.ts'

/** Limits of the bookings of a court, in minutes: from parameters, its type, its own rows (R-215..R-220). */
export interface BookingLimits {
  /** Minutes between possible starts. */
  readonly step_inicio: number
  /** Minutes between possible lengths. */
  readonly step_tiempo: number
  readonly min_tiempo: number
  readonly max_tiempo: number
  readonly default_tiempo: number
  readonly cambiar_inicio: boolean
  readonly cambiar_duracion: boolean
}

/**
 * Effective limits: without a free choice of the start it follows the default length; without one of the length, the default is used
 * (R-220).
 */
export const effectiveLimits = (limits: BookingLimits): BookingLimits => ({
  ...limits,
  ...(limits.cambiar_inicio ? {} : { step_inicio: limits.default_tiempo }),
  ...(limits.cambiar_duracion ? {} : { min_tiempo: limits.default_tiempo, max_tiempo: limits.default_tiempo }),
})

/** The possible lengths in minutes: from the minimum to the maximum in steps, and the default one. */
export const durations = ({ min_tiempo, max_tiempo, step_tiempo, default_tiempo }: BookingLimits): number[] => {
  const steps = Array.from(
    { length: Math.max(0, Math.floor((max_tiempo - min_tiempo) / step_tiempo)) + 1 },
    (_, k) => min_tiempo + k * step_tiempo,
  )
  return ascending([...steps, default_tiempo])
}

/** Opening from one minute of the day to another; an end past 1440 is in the next day. */
export interface OpenSpan {
  readonly from: number
  readonly to: number
}

/** True if a start is on the step, counted from the opening, or from the full hour if the step divides one. */
export const isStart = (from: number, step: number, open: OpenSpan) =>
  (from - open.from) % step === 0 || (60 % step === 0 && from % step === 0)

/** The possible starts within opening hours, in minutes, each with room for the shortest booking. */
export const starts = (open: readonly OpenSpan[], { step_inicio, min_tiempo }: BookingLimits): number[] =>
  open.flatMap(({ from, to }) => {
    const last = Math.min(to - min_tiempo, 1439)
    return Array.from({ length: Math.max(0, Math.floor((last - from) / step_inicio) + 1) }, (_, k) => from + k * step_inicio)
  })

/** Day and minute as minutes since 2000-01-01 00:00, so that a booking past midnight is one stretch. */
export const clubMinutes = (day: string, minute: number) => dayNumber(day) * 1440 + minute

/** States of a booking that decide its allowed actions. */
export interface BookingStates {
  readonly ocupado: boolean
  readonly num_faltan: number
  readonly id_mst_socios_creacion: number | null
  readonly estado_reserva_fija: number
  readonly pendiente_confirmar: number
  readonly reserva_relacionada: number | null
}

/** Reason against moving, duplicating or deleting a booking: a refusal code, or null if allowed. */
export const lockReason = (booking: BookingStates) =>
  !booking.ocupado
    ? 'booking.bloqueo_no_ocupa'
    : booking.num_faltan < 0
      ? 'booking.bloqueo_cerrada'
      : booking.id_mst_socios_creacion === null
        ? 'booking.bloqueo_sin_creador'
        : booking.estado_reserva_fija === seasonStates.pending || booking.pendiente_confirmar === confirmStates.pending
          ? 'booking.bloqueo_aprobacion'
          : null

/** Reason against moving a booking, or null; `allowed` is DUPLICAR_RESERVA_ADMIN. */
export const moveLockReason = (booking: BookingStates, allowed: boolean) =>
  lockReason(booking) ?? (allowed ? null : 'booking.bloqueo_parametro')

/** Reason against duplicating a booking, or null; `allowed` is DUPLICAR_RESERVA_ADMIN. */
export const duplicateLockReason = (booking: BookingStates, allowed: boolean) =>
  moveLockReason(booking, allowed) ?? (booking.reserva_relacionada === null ? null : 'booking.bloqueo_relacionada')

/** False for a booking with a related booking and no creator: it cannot be opened. */
export const mayOpen = (booking: Pick<BookingStates, 'reserva_relacionada' | 'id_mst_socios_creacion'>) =>
  booking.reserva_relacionada === null || booking.id_mst_socios_creacion !== null

/** Places in order: the owner first, then players and guests in the given order. */
export function placesOf(owner: number, others: readonly number[]): number[] {
  const at = others.indexOf(owner)
  return [owner, ...others.filter((_, index) => index !== at)]
}

export const bookingRefusals = refusals({
  'msg.at_least_one_user': 422,
  'msg.no_se_puede_editar': 409,
  'msg.factura_puntual_sin_reserva': 409,
  'msg.RESERVA_PERMITIR_EN_MISMO_HORARIO': 409,
  'booking.pista_ocupada': 409,
  'booking.pista_no_disponible': 409,
  'booking.pista_en_pausa': 409,
  'booking.cerrado': 409,
  'booking.cerrado_festivo': 409,
  'booking.hora_inexistente': 409,
  'booking.inicio_no_valido': 422,
  'booking.duracion_no_valida': 422,
  'booking.demasiados_jugadores': 422,
  'booking.pocos_jugadores': 409,
  'booking.jugador_inactivo': 409,
  'booking.faltan_demasiados': 422,
  'booking.pista_sin_reservas': 409,
  'booking.tipo_bloqueado': 409,
  'booking.jugador_repetido': 422,
  'booking.jugador_desconocido': 422,
  'booking.jugador_con_pago': 409,
  'booking.equipo_sin_jugadores': 409,
  'booking.tipo_inactivo': 409,
  'booking.curso_inactivo': 422,
  'booking.deporte_inactivo': 409,
  'booking.calendario_inactivo': 409,
  'booking.tipo_siempre_activo': 409,
  'booking.nivel_invertido': 422,
  'booking.linea_de_plaza': 409,
  'booking.tiene_pagos': 409,
  'booking.anulada_tarde': 409,
  'booking.bloqueo_no_ocupa': 409,
  'booking.bloqueo_cerrada': 409,
  'booking.bloqueo_sin_creador': 409,
  'booking.bloqueo_aprobacion': 409,
  'booking.bloqueo_parametro': 409,
  'booking.bloqueo_relacionada': 409,
  'booking.ya_restaurada': 409,
  'booking.tocada_despues': 409,
  'booking.pista_completa': 409,
  'booking.demasiado_intervalo': 422,
  'booking.ya_validada': 409,
  'booking.no_confirma': 403,
  'booking.limite_dia': 409,
  'booking.limite_franja': 409,
  'booking.limite_consecutivas': 409,
  'booking.limite_semana': 409,
})
