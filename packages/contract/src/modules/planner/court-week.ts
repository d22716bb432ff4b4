import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { courtFacts } from '../bookings/booking-form.ts'
import { plannerBooking } from './planner-day.ts'

const span = { hora_ini: field.integer(), hora_fin: field.integer() }

/** The week of one court, Monday to Sunday: its bookings, and each day's opening hours, what other courts on its ground take of it, how full it is. */
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
        /** Taken by bookings of courts that share its ground, with their names. */
        ocupado_por: list(object({ ...span, motivo: field.text(220) })),
        /** Percent of its opening hours. */
        ocupacion: field.integer(),
        /** Minutes of its opening hours that nobody has. */
        libre: field.integer(),
      }),
    ),
    reservas: list(plannerBooking, Number.POSITIVE_INFINITY),
  }),
})
