import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from './booking.ts'

const f = booking.fields
const minutes = field.integer()
/** An end past 1440 is in the next day. */
const spans = list(object({ hora_ini: minutes, hora_fin: minutes }))

/**
 * Schedule of a court on a day, by default today; or, in its second spelling, of the court and day of a booking: the booking itself
 * does not count as taken, and its length must fit (spec 3 §7).
 */
export const courtSchedule = action({
  endpoint: 'GET /api/recurso/{id}/reserva/0/horarioFecha',
  also: ['GET /api/recurso/0/reserva/{id_reserva}/horarioFecha'],
  permission: 'bookings',
  input: { id: defaulted(field.ref('recurso'), 0), id_reserva: defaulted(field.ref('reserva'), 0), day: optional(field.day()) },
  output: object({
    day: field.day(),
    id_mst_recurso: f.id_mst_recurso,
    desc_recurso: field.text(80),
    abierto: spans,
    ocupado: spans,
    inicios: list(minutes),
    duraciones: list(minutes),
    /** Of the booking, if one is named. */
    hora_ini: optional(minutes),
    duracion: minutes,
  }),
})

/** Data of the dialog that changes a booking's court: the courts of its sport, each free for it or with the reason against it. */
export const courtChoices = action({
  endpoint: 'GET /api/reserva/{id}/canviar_recurs/load_modal',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: object({
    id_reg_reserva: f.id_reg_reserva,
    version: f.version,
    id_mst_recurso: f.id_mst_recurso,
    recursos: list(
      object({ id_mst_recurso: f.id_mst_recurso, desc_recurso: field.text(80), libre: field.flag(), motivo: optional(field.text(400)) }),
    ),
  }),
})
