import { action, editsOf } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { lightCalendar, lightCourt, lightSlot } from './light-calendar.ts'
import { lightSlotRow } from './light-slots.ts'

const { id_mst_luz_calendario: _id, ...named } = lightCalendar.fields
/** Light calendar with its slots and its courts; `id` repeats the id. */
const calendarWithSlots = object({
  id: field.integer(),
  ...lightCalendar.fields,
  luztramos_luzcalendario: list(lightSlotRow),
  recursos_luzcalendario: list(field.integer()),
})
const one = { id: field.ref('luz_calendario') }

/** Every light calendar (spec 2 §7). */
export const listLightCalendars = action({
  endpoint: 'GET /api/luzCalendarios',
  also: ['GET /api/luzcalendarios'],
  permission: 'calendars',
  input: {},
  output: list(calendarWithSlots),
})
/** One light calendar (spec 2 §7). */
export const getLightCalendar = action({
  endpoint: 'GET /api/luzCalendarios/{id}',
  also: ['GET /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: one,
  output: calendarWithSlots,
})
const written = { ...named, recursos_asociados: list(field.integer({ min: 1 }), 1000) }
/** Creates a light calendar, for courts without one. */
export const createLightCalendar = action({
  endpoint: 'POST /api/luzCalendarios',
  also: ['POST /api/luzcalendarios'],
  permission: 'calendars',
  input: written,
  output: calendarWithSlots,
  changes: [lightCalendar, lightCourt],
})
/** Changes the name and the courts; a court of another light calendar is refused, naming both. */
export const updateLightCalendar = action({
  endpoint: 'PUT /api/luzCalendarios/{id}',
  also: ['PUT /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: { ...one, ...partial(written) },
  output: calendarWithSlots,
  changes: [lightCalendar, lightCourt],
  edits: editsOf(getLightCalendar),
})
/** Deletes a light calendar with its slots: a bare 'ok', or the reason against it, such as the courts that use it. */
export const removeLightCalendar = action({
  endpoint: 'DELETE /api/luzCalendarios/{id}',
  also: ['DELETE /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: one,
  output: nothing,
  changes: [lightCalendar, lightSlot],
  answer: 'bareOk',
})
