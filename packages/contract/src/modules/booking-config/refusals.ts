import { refusals } from '../../kit/refusals.ts'

/** Refusals of the booking configuration. */
export const bookingConfigRefusals = refusals({ alert1: 422, 'reserva_configuracion.primera_sola': 422 })
