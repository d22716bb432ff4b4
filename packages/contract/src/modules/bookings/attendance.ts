import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { label } from '../labels/label.ts'
import { bookingLine } from './booking-line.ts'

const bookingId = field.ref('reserva')
const lines = list(bookingLine)

/** Marks every player of a booking as present. */
export const markAllPresent = action({
  endpoint: 'GET /api/reserva/{id}/factura/marcarAsistenciaTodos',
  permission: 'bookings',
  input: { id: bookingId },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})

/** Marks the player of a line as present, or removes the mark. */
export const markPresent = action({
  endpoint: 'PUT /api/reserva/{id}/factura/{id_factura}/asistencia',
  permission: 'bookings',
  input: { id: bookingId, id_factura: field.ref('factura'), asistencia: field.flag() },
  output: object({ facturas: lines }),
  changes: [invoice],
})

/** Labels of the players of a booking, as its teams, with the number of their lines and of those present. */
export const bookingTeams = action({
  endpoint: 'GET /api/reserva/{id}/equipos',
  permission: 'bookings',
  input: { id: bookingId },
  output: list(object({ ...label.fields, jugadores: field.integer(), presentes: field.integer() })),
})

/** Marks the players of a booking with a label as present (1) or absent (0) (spec 3 §7); refused if none of them has it. */
export const markTeamPresent = action({
  endpoint: 'GET /api/reserva/{id}/etiqueta/{id_etiqueta}/marcar_asistencia_equipo/{n}',
  permission: 'bookings',
  input: { id: bookingId, id_etiqueta: field.ref('etiqueta'), n: field.flag() },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})
