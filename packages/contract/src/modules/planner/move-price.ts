import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, object } from '../../kit/shapes.ts'
import { place } from '../bookings/booking-input.ts'

/** Obstacle and price of a move of a booking to another place or length, in cents; a pure preview (A-115, A-128, 0164). */
export const movePrice = action({
  endpoint: 'GET /api/reserva/{id}/precio_al_mover',
  permission: 'bookings',
  input: { id: field.ref('reserva'), ...partial(place) },
  output: object({
    /** Total of its lines now, and the paid amount. */
    ahora: field.money(),
    pagado: field.money(),
    /** Total of its lines there. */
    despues: field.money(),
    /** Part of the change that concerns paid players: above 0 due, below 0 overpaid. */
    diferencia: field.money(),
    /** Places paid by a pass now but not there, with the reason: the use is returned, and the place is due at its price (A-115, 0098). */
    abonos: list(object({ id_reg_abonos: field.ref('abono'), nombre: field.text(220), motivo: field.text(500), importe: field.money() })),
    /** Sums of each place with its differences, and of each other line, now and there. */
    lineas: list(object({ id_reg_factura: field.ref('factura'), ahora: field.money(), despues: field.money() })),
    /** Refusal that the move would meet, in words. */
    obstaculo: optional(field.text(500)),
    /** Players with another booking at that time, a sentence each. */
    coinciden: list(field.text(400)),
  }),
})
