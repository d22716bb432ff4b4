import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { calendarId, scheduleInput } from './schedules.ts'

const dayOpening = object({
  /** Name of the holiday that closes the day, '' for one without a name; null on other days. */
  festivo: optional(field.text(120)),
  tipo_horario: optional(field.choice(1, 2, 3)),
  abierto: list(object({ from: field.integer(), to: field.integer(), duracion: field.integer() })),
})
const affectedBooking = object({
  id_reg_reserva: field.integer(),
  id_mst_tiporecurso: field.integer(),
  fecha: field.day(),
  hora_ini: field.minute({}),
  hora_fin: field.minute({}),
  desc_recurso: field.text(80),
  nombre: optional(field.text(240)),
})
/**
 * Effect of an unsaved schedule: the opening of a court on a day before and after, and the bookings from today on that would be outside the
 * hours. Saves nothing.
 */
export const scheduleEffect = action({
  endpoint: 'POST /api/calendario/{id}/efecto',
  permission: 'calendars',
  input: {
    ...calendarId,
    ...scheduleInput,
    id_mst_horarios: optional(field.integer()),
    day: field.day(),
    id_mst_recurso: optional(field.integer()),
  },
  output: object({
    day: field.day(),
    antes: dayOpening,
    despues: dayOpening,
    reservas_fuera: field.integer(),
    reservas: list(affectedBooking),
  }),
})
