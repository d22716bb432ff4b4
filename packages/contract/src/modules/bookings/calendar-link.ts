import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'

/** The secret link under which a calendar program reads the bookings of a court or of a member; one each. Only its print is kept. */
export const calendarLink = resource('calendar-link', {
  only: [],
  permission: 'bookings',
  table: 'enlace_calendario',
  path: 'enlace_calendario',
  label: 'fecha_creacion',
  fields: {
    id_reg_enlace_calendario: field.id(),
    id_mst_recurso: optional(field.ref('recurso')),
    id_mst_socios: optional(field.ref('socio')),
    huella: field.text(64),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
  },
})

/** Whose bookings: a court's or a member's, one of both. */
const whose = { id_mst_recurso: optional(field.ref('recurso')), id_mst_socios: optional(field.ref('socio')) }

/** Whether there is a link, since when and by whom; the link itself is shown once, when it is made. */
export const calendarLinkInfo = action({
  endpoint: 'GET /api/reserva/calendario/enlace',
  permission: 'bookings',
  input: whose,
  output: object({ fecha_creacion: optional(field.instant()), desc_socio_creacion: optional(field.text(220)) }),
})

/** Makes a link, in place of the one there was, which opens nothing any more. `path` follows the club's own address. */
export const makeCalendarLink = action({
  endpoint: 'POST /api/reserva/calendario/enlace',
  permission: 'bookings',
  input: whose,
  output: object({ path: field.text(200) }),
  changes: [calendarLink],
  answer: 'statusOk',
})

/** Ends a link: whoever has it reads nothing any more. */
export const revokeCalendarLink = action({
  endpoint: 'POST /api/reserva/calendario/revocar',
  permission: 'bookings',
  input: whose,
  output: nothing,
  changes: [calendarLink],
  answer: 'statusOk',
})

/** The bookings behind a secret link as iCalendar (RFC 5545), 60 days back to 400 ahead: the address of a booking's event never changes, a deleted one is told as cancelled. */
export const calendarFeed = action({
  endpoint: 'GET /api/calendario/{token}',
  permission: 'anyone',
  input: { token: field.text(100) },
  output: field.note(10_000_000),
  answer: 'calendar',
})
