import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { courtFacts } from '../bookings/court-facts.ts'
import { plannerBooking } from './planner-day.ts'

const span = { hora_ini: field.integer(), hora_fin: field.integer() }

/**
 * Week of one court, Monday to Sunday: its bookings, and for each day the opening hours, the time taken by courts with shared leaf courts,
 * and the occupancy.
 */
export const courtWeek = action({
  endpoint: 'GET /api/recurso/{id}/semana',
  permission: 'bookings',
  input: { id: field.ref('recurso'), day: optional(field.day()) },
  output: object({
    start: field.day(),
    end: field.day(),
    recurso: object(courtFacts),
    dias: list(
      object({
        day: field.day(),
        festivo: optional(field.text(120)),
        abierto: list(object(span)),
        /** Taken by bookings of courts that share its leaf courts, with their names. */
        ocupado_por: list(object({ ...span, motivo: field.text(220) })),
        /** Percent of its opening hours. */
        ocupacion: field.integer(),
        /** Free minutes of its opening hours. */
        libre: field.integer(),
      }),
    ),
    reservas: list(plannerBooking, Number.POSITIVE_INFINITY),
  }),
})
