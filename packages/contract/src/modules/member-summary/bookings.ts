import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const one = { id: field.ref('socio') }

/** A booking in which a member plays, with what of it is his to pay, in cents. */
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

/** The bookings of a member between two days, the newest first; of the last three months and all to come where none is sent. */
export const memberBookings = action({
  endpoint: 'GET /api/socio/{id}/reservas',
  permission: 'members',
  input: { ...one, start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(memberBooking, Number.POSITIVE_INFINITY),
})
