import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { plannerBookingFields } from './planner-day.ts'

/** The parking strip of the club: bookings from today on that wait for another place, of every sport, with who parked them. */
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

/** How many bookings of today wait for another place, and the sport of the first of them: whoever closes a register is reminded. */
export const parkedToday = action({
  endpoint: 'GET /api/reserves/aparcadas/hoy',
  permission: ['bookings', 'cash'],
  input: {},
  output: object({ aparcadas: field.integer(), id_mst_tiporecurso: optional(field.integer()) }),
})
