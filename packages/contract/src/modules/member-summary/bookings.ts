import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const one = { id: field.ref('socio') }

/** Booking of a member as a player, with the member's share in cents. */
export const memberBooking = object({
  id_reg_reserva: field.integer(),
  fecha: field.day(),
  hora_ini: field.minute(),
  duracion: field.integer(),
  desc_recurso: field.text(120),
  id_mst_tiporecurso: field.integer(),
  desc_tiporeserva: field.text(120),
  es_responsable: field.flag(),
  pendiente_confirmar: field.flag(),
  precio: field.money(),
  pendiente: field.money(),
})

/** Bookings of a member between two days, newest first; by default the last three months and all future ones. */
export const memberBookings = action({
  endpoint: 'GET /api/socio/{id}/reservas',
  permission: 'members',
  input: { ...one, start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(memberBooking, Number.POSITIVE_INFINITY),
})
