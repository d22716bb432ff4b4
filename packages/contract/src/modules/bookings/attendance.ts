import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { label } from '../labels/label.ts'
import { bookingLine } from './booking-line.ts'

const bookingId = field.ref('reserva')
const lines = list(bookingLine)

/** Marks everybody of a booking as present. */
export const markAllPresent = action({
  endpoint: 'GET /api/reserva/{id}/factura/marcarAsistenciaTodos',
  permission: 'bookings',
  input: { id: bookingId },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})

/** Marks whoever has the line as present, or takes that mark off. */
export const markPresent = action({
  endpoint: 'PUT /api/reserva/{id}/factura/{id_factura}/asistencia',
  permission: 'bookings',
  input: { id: bookingId, id_factura: field.ref('factura'), asistencia: field.flag() },
  output: object({ facturas: lines }),
  changes: [invoice],
})

/** The labels that players of a booking have, as its teams, with how many of their lines are there and how many came. */
export const bookingTeams = action({
  endpoint: 'GET /api/reserva/{id}/equipos',
  permission: 'bookings',
  input: { id: bookingId },
  output: list(object({ ...label.fields, jugadores: field.integer(), presentes: field.integer() })),
})

/** Marks those of a booking who have a label as present (1) or as absent (0) (spec 3 §7); refused where none of them plays. */
export const markTeamPresent = action({
  endpoint: 'GET /api/reserva/{id}/etiqueta/{id_etiqueta}/marcar_asistencia_equipo/{n}',
  permission: 'bookings',
  input: { id: bookingId, id_etiqueta: field.ref('etiqueta'), n: field.flag() },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})
