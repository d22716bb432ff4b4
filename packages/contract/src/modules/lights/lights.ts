import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { lightCalendar, lightCourt, lightSlot } from './light-calendar.ts'

const { id_mst_luz_calendario: _id, ...named } = lightCalendar.fields
/** A slot as it is read: its days also with year 0004 and time, and apart as its form asks them. */
const slot = object({
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
/** A light calendar with its slots and its courts; `id` repeats the id. */
const whole = object({
  id: field.integer(),
  ...lightCalendar.fields,
  luztramos_luzcalendario: list(slot),
  recursos_luzcalendario: list(field.integer()),
})
const one = { id: field.ref('luz_calendario') }

/** Every light calendar (spec 2 §7). */
export const listLightCalendars = action({
  endpoint: 'GET /api/luzCalendarios',
  also: ['GET /api/luzcalendarios'],
  permission: 'calendars',
  input: {},
  output: list(whole),
})
/** One light calendar (spec 2 §7). */
export const getLightCalendar = action({
  endpoint: 'GET /api/luzCalendarios/{id}',
  also: ['GET /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: one,
  output: whole,
})
const written = { ...named, recursos_asociados: list(field.integer({ min: 1 }), 1000) }
/** A new light calendar, with courts that have none yet. */
export const createLightCalendar = action({
  endpoint: 'POST /api/luzCalendarios',
  also: ['POST /api/luzcalendarios'],
  permission: 'calendars',
  input: written,
  output: whole,
  changes: [lightCalendar, lightCourt],
})
/** Another name, other courts; a court of another light calendar is refused, naming both. */
export const updateLightCalendar = action({
  endpoint: 'PUT /api/luzCalendarios/{id}',
  also: ['PUT /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: { ...one, ...partial(written) },
  output: whole,
  changes: [lightCalendar, lightCourt],
  edits: editsOf(getLightCalendar),
})
/** Deletes a light calendar with its slots: a bare 'ok', or the message why not, such as the courts that use it. */
export const removeLightCalendar = action({
  endpoint: 'DELETE /api/luzCalendarios/{id}',
  also: ['DELETE /api/luzcalendarios/{id}'],
  permission: 'calendars',
  input: one,
  output: nothing,
  changes: [lightCalendar, lightSlot],
  answer: 'bareOk',
})
/** The courts by type, each with the light calendar it has; those of this one are marked (spec 2 §7). */
export const courtsForLights = action({
  endpoint: 'GET /api/tipo_recurso/recurso/luzcalendario/{id}',
  permission: 'calendars',
  input: { id: field.integer({ min: 0 }) },
  output: list(
    object({
      id_mst_tiporecurso: field.integer(),
      desc_tiporecurso: field.text(80),
      recursos: list(
        object({
          id_mst_recurso: field.integer(),
          desc_recurso: field.text(80),
          id_mst_luz_calendario: optional(field.integer()),
          desc_luz_calendario: optional(field.text(80)),
          seleccionado: field.flag(),
        }),
      ),
    }),
  ),
})
/** Every slot that many minutes later or earlier, of one light calendar or of all: a number other than zero; refused when a slot would cross midnight, saying which. */
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
  output: list(slot),
})
export const getLightSlot = action({
  endpoint: 'GET /api/luzTramos/{id}',
  also: ['GET /api/luztramos/{id}'],
  permission: 'calendars',
  input: { id: field.ref('luz_tramo') },
  output: slot,
})

const moment = (hora: number, minuto: number) =>
  object({
    dia: optional(field.integer({ min: 1, max: 31 })),
    mes: optional(field.integer({ min: 1, max: 12 })),
    hora: defaulted(field.integer({ min: 0, max: 24 }), hora),
    minuto: defaulted(field.integer({ min: 0, max: 59 }), minuto),
  })
const from = moment(18, 0)
const until = moment(23, 59)
/** Day and month stand in the call and may stand in `horario` too: those of the call count (decision 0018). Times not sent are 18:00 and 23:59. */
const slotInput = {
  diaInicio: optional(field.integer({ min: 1, max: 31 })),
  mesInicio: optional(field.integer({ min: 1, max: 12 })),
  diaFin: optional(field.integer({ min: 1, max: 31 })),
  mesFin: optional(field.integer({ min: 1, max: 12 })),
  horario: defaulted(object({ fecha_ini: defaulted(from, from.read({})), fecha_fin: defaulted(until, until.read({})) }), {
    fecha_ini: from.read({}),
    fecha_fin: until.read({}),
  }),
  dias: lightSlot.fields.dias,
}
/** A new slot of a light calendar. */
export const createLightSlot = action({
  endpoint: 'POST /api/luzTramos',
  also: ['POST /api/luztramos'],
  permission: 'calendars',
  input: { ...slotInput, id_mst_luz_calendario: field.ref('luz_calendario') },
  output: slot,
  changes: [lightSlot],
})
/** Another time for a slot: all of it. */
export const updateLightSlot = action({
  endpoint: 'PUT /api/luzTramos/{id}',
  also: ['PUT /api/luztramos/{id}'],
  permission: 'calendars',
  input: { id: field.ref('luz_tramo'), ...slotInput },
  output: slot,
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
