import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { lightSlot } from './light-calendar.ts'
import { slotDays, slotMoments } from './slot-moments.ts'

/** Slot as read: its days also with year 0004 and time, and separately as used by its form. */
export const lightSlotRow = object({
  id: field.integer(),
  ...lightSlot.fields,
  fecha_ini: field.text(16),
  fecha_fin: field.text(16),
  diaInicio: field.integer(),
  mesInicio: field.integer(),
  diaFin: field.integer(),
  mesFin: field.integer(),
  desc_luz_calendario: field.text(80),
})
/** Shifts every slot by minutes, of one light calendar or of all. Refuses zero, and a slot that would cross midnight, naming it. */
export const shiftLights = action({
  endpoint: 'GET /api/modificar-tramos-luz/{minutes}',
  permission: 'calendars',
  input: { minutes: field.text(10), id_mst_luz_calendario: optional(field.ref('luz_calendario')) },
  output: object({ tramos: field.integer() }),
  changes: [lightSlot],
})

/** Every slot of every light calendar (spec 2 §7). */
export const listLightSlots = action({
  endpoint: 'GET /api/luzTramos',
  also: ['GET /api/luztramos'],
  permission: 'calendars',
  input: {},
  output: list(lightSlotRow),
})
export const getLightSlot = action({
  endpoint: 'GET /api/luzTramos/{id}',
  also: ['GET /api/luztramos/{id}'],
  permission: 'calendars',
  input: { id: field.ref('luz_tramo') },
  output: lightSlotRow,
})

/** Times of a slot: the moments of its form, or flat, as a slot is read; the default times if neither is sent. */
const slotInput = {
  ...slotDays,
  horario: optional(slotMoments),
  hora_ini: optional(lightSlot.fields.hora_ini),
  hora_fin: optional(lightSlot.fields.hora_fin),
  dias: lightSlot.fields.dias,
}
/** Adds a slot to a light calendar. */
export const createLightSlot = action({
  endpoint: 'POST /api/luzTramos',
  also: ['POST /api/luztramos'],
  permission: 'calendars',
  input: { ...slotInput, id_mst_luz_calendario: field.ref('luz_calendario') },
  output: lightSlotRow,
  changes: [lightSlot],
})
/** Replaces the times of a slot. */
export const updateLightSlot = action({
  endpoint: 'PUT /api/luzTramos/{id}',
  also: ['PUT /api/luztramos/{id}'],
  permission: 'calendars',
  input: { id: field.ref('luz_tramo'), ...slotInput },
  output: lightSlotRow,
  changes: [lightSlot],
  edits: editsOf(getLightSlot),
})
export const removeLightSlot = action({
  endpoint: 'DELETE /api/luzTramos/{id}',
  also: ['DELETE /api/luztramos/{id}'],
  permission: 'calendars',
  input: { id: field.ref('luz_tramo') },
  output: nothing,
  changes: [lightSlot],
})
