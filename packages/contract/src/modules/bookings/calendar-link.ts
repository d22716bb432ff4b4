import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { booking } from './booking.ts'

/** Secret link for a calendar program to read the bookings of a court or of a member; one each. Only its hash is stored. */
export const calendarLink = resource('calendar-link', {
  only: [],
  permission: 'bookings',
  table: 'enlace_calendario',
  path: 'enlace_calendario',
  label: 'fecha_creacion',
  words: { club: ['huella'] },
  fields: {
    id_reg_enlace_calendario: field.id(),
    id_mst_recurso: optional(field.ref('recurso')),
    id_mst_socios: optional(field.ref('socio')),
    huella: field.text(64),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
  },
})

/**
 * Place and players that a booking had at one of its versions and left: moved, changed, deleted. Calendars in which it stood tell its end
 * (R-209).
 */
export const bookingDeparture = resource('booking-departure', {
  only: [],
  permission: 'bookings',
  table: 'reserva_salida',
  path: 'reserva_salida',
  label: 'fecha',
  words: 'club',
  fields: {
    id_reg_reserva_salida: field.id(),
    id_reg_reserva: field.integer({ min: 1 }),
    version: field.integer({ min: 1 }),
    ...pick(booking.fields, 'fecha', 'hora_ini', 'duracion', 'id_mst_recurso'),
    socios: field.json<readonly number[]>(),
    fecha_salida: field.instant(),
  },
})

/** Subject of the link: a court or a member, exactly one. */
const subject = { id_mst_recurso: optional(field.ref('recurso')), id_mst_socios: optional(field.ref('socio')) }

/** Existence, creation time and creator of a link; the link itself is shown once, at its creation. */
export const calendarLinkInfo = action({
  endpoint: 'GET /api/reserva/calendario/enlace',
  permission: 'bookings',
  input: subject,
  output: object({ fecha_creacion: optional(field.instant()), desc_socio_creacion: optional(field.text(220)) }),
})

/** Creates a link and revokes the previous one. `path` follows the club's own address. */
export const makeCalendarLink = action({
  endpoint: 'POST /api/reserva/calendario/enlace',
  permission: 'bookings',
  input: subject,
  output: object({ path: field.text(200) }),
  changes: [calendarLink],
  answer: 'statusOk',
})

/** Revokes a link: it returns no bookings any more. */
export const revokeCalendarLink = action({
  endpoint: 'POST /api/reserva/calendario/revocar',
  permission: 'bookings',
  input: subject,
  output: nothing,
  changes: [calendarLink],
  answer: 'statusOk',
})

/**
 * Bookings of a secret link as iCalendar (RFC 5545), from 60 days back to 400 ahead. The UID of a booking's event never changes; a
 * booking that left the court or the member is sent as cancelled, and so is one of a sport that the link's creator may not see.
 */
export const calendarFeed = action({
  endpoint: 'GET /api/calendario/{token}',
  permission: 'anyone',
  input: { token: field.text(100) },
  output: field.note(10_000_000),
  answer: 'calendar',
})
