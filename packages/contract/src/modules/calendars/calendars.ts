import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { calendar } from './calendar.ts'
import { opening, openingRange, openingSlot } from './opening.ts'
import { scheduleWithHours } from './schedules.ts'

const courts = list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), id_mst_tiporecurso: field.integer() }))
const one = { id: field.ref('calendario') }

/** Calendars with their courts and schedules (spec 1 §7). */
export const listCalendars = action({
  endpoint: 'GET /api/calendario',
  permission: 'calendars',
  input: {},
  output: list(object({ ...calendar.fields, recursos: courts, horarios: list(scheduleWithHours) })),
})
/** Calendar with its schedules, in the order 1, 2, 3 and then by creation (spec 1 §7). */
export const getCalendar = action({
  endpoint: 'GET /api/calendario/{id}',
  permission: 'calendars',
  input: one,
  output: object({ ...calendar.fields, recursos: courts, horarios: list(scheduleWithHours) }),
})
/** Creates a calendar, always active regardless of the sent value. */
export const createCalendar = action({
  endpoint: 'POST /api/calendario',
  permission: 'calendars',
  input: { desc_calendario: calendar.fields.desc_calendario, activo: calendar.fields.activo },
  output: calendar.row,
  changes: [calendar],
})
const { id_mst_calendario, ...written } = calendar.fields
/** Changes the sent fields. A calendar used by active courts cannot be made inactive: the refusal names them. */
export const updateCalendar = action({
  endpoint: 'PUT /api/calendario/{id}',
  permission: 'calendars',
  input: { ...one, ...partial(written), id_mst_calendario: optional(id_mst_calendario) },
  output: calendar.row,
  changes: [calendar],
  edits: editsOf(getCalendar),
})
/** Deletes a calendar with its schedules; refused while courts use it, naming them. */
export const removeCalendar = action({
  endpoint: 'DELETE /api/calendario/{id}',
  permission: 'calendars',
  input: one,
  output: nothing,
  changes: [calendar, opening, openingSlot, openingRange],
})
