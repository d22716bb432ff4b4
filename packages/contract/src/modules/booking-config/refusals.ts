import { refusals } from '../../kit/refusals.ts'

/** What the booking configuration refuses beside the usual. */
export const bookingConfigRefusals = refusals({ alert1: 422, 'reserva_configuracion.primera_sola': 422 })
