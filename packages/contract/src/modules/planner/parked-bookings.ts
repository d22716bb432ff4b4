import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { plannerBookingFields } from './planner-day.ts'

/** Parking strip of the club: bookings from today on that wait for another place, of every sport, with the user of the parking. */
export const parkedBookings = action({
  endpoint: 'GET /api/reserves/aparcadas',
  permission: 'bookings',
  input: {},
  output: list(
    object({
      ...plannerBookingFields,
      id_mst_tiporecurso: field.integer(),
      desc_recurso: field.text(80),
      aparcada_por: field.text(220),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Number of today's bookings waiting for another place, and the sport of the first: a reminder when a register is closed. */
export const parkedToday = action({
  endpoint: 'GET /api/reserves/aparcadas/hoy',
  permission: ['bookings', 'cash'],
  input: {},
  output: object({ aparcadas: field.integer(), id_mst_tiporecurso: optional(field.integer()) }),
})
