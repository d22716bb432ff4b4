import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { bookingHistory } from '../bookings/booking.ts'
import { bookingTables } from '../bookings/booking-input.ts'

/** Removes an unapproved booking from the model week; it is moved to the history and can be restored from there. */
export const withdrawSeason = action({
  endpoint: 'POST /api/reservas_temporada/{id}/retirar',
  permission: 'bookings',
  input: { id: field.ref('reserva'), motivo: optional(field.text(200)) },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [...bookingTables, bookingHistory],
  answer: 'statusOk',
})
