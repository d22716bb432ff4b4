import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, object } from '../../kit/shapes.ts'
import { place } from '../bookings/booking-input.ts'

/** What another place or length would do to the money of a booking, in cents; nothing changes by asking. */
export const movePrice = action({
  endpoint: 'GET /api/reserva/{id}/precio_al_mover',
  permission: 'bookings',
  input: { id: field.ref('reserva'), ...partial(place) },
  output: object({
    /** What its lines come to now, and what is paid of them. */
    ahora: field.money(),
    pagado: field.money(),
    /** What they would come to there. */
    despues: field.money(),
    /** Of the change, what touches players who have paid: missing above 0, too much below. */
    diferencia: field.money(),
    /** Places that a pass pays for now and would not there, and why: its use comes back, and the place owes its price (A-115, 0098). */
    abonos: list(object({ id_reg_abonos: field.ref('abono'), nombre: field.text(220), motivo: field.text(500), importe: field.money() })),
  }),
})
