import { action } from '../../kit/action.ts'
import { alias, defaulted, type Field, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import type { Day } from '../../values/day.ts'
import { dayMonthList } from './day-months.ts'
import { opening, openingRange, openingSlot } from './opening.ts'

const { id_mst_horarios: _slotOf, ...slot } = openingSlot.fields
/** Schedule with its hours and, for type 2, its yearly ranges of days. */
export const scheduleWithHours = object({ ...opening.fields, horas: list(object(slot)), tipoHorario2_diasMeses: dayMonthList })

const pair = object({ fecha_ini: field.day(), fecha_fin: field.day() })
/** Dates of a type 3 schedule; a list of two days is accepted too. */
const range: Field<{ fecha_ini: Day; fecha_fin: Day }, 'required'> = {
  ...pair,
  read: (raw) => pair.read(Array.isArray(raw) ? { fecha_ini: raw[0] as unknown, fecha_fin: raw[1] as unknown } : raw),
}
const newSlot = object({
  dias: openingSlot.fields.dias,
  hora_ini: defaulted(field.minute({ min: 0, max: 1439 }), 0),
  hora_fin: openingSlot.fields.hora_fin,
  duracion: openingSlot.fields.duracion,
})
const read = newSlot.read
/** A slot sent back as it was read may include its own id, which is ignored. */
const slotField: typeof newSlot = {
  ...newSlot,
  read: (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return read(raw)
    const { id_reg_horario_hora: _id, ...sent } = raw as Record<string, unknown>
    return read(sent)
  },
}
/** Default slot of a schedule without hours. */
export const defaultSlot = { dias: 127, hora_ini: 0, hora_fin: 1439, duracion: 60 } as const

/** Editable fields of a schedule. */
export const scheduleInput = {
  tipoHorario: alias(field.choice(1, 2, 3), 'tipo_horario'),
  tipoHorario2_diasMeses: dayMonthList,
  rang: optional(range),
  /** An empty list means closed; an unsent one the whole day. */
  horaris: alias(defaulted(list(slotField, 200), [{ ...defaultSlot }]), 'horas'),
}
/** Calendar of a schedule. */
export const calendarId = { id: field.ref('calendario') }
const changes = [opening, openingSlot, openingRange]

/** Schedule of a calendar (spec 1 §7). */
export const getSchedule = action({
  endpoint: 'GET /api/calendario/{id}/horario/{idHorario}',
  permission: 'calendars',
  input: { ...calendarId, idHorario: field.ref('horario') },
  output: scheduleWithHours,
})
/** Creates a schedule of a calendar; type 1 only once. */
export const generateSchedule = action({
  endpoint: 'POST /api/calendario/{id}/generar',
  permission: 'calendars',
  input: { ...calendarId, ...scheduleInput, id_mst_horarios: optional(field.integer()) },
  answer: 'statusOk',
  output: object({ id_mst_horarios: field.integer() }),
  changes,
})
/** Replaces the hours and dates of a schedule. */
export const changeSchedule = action({
  endpoint: 'POST /api/calendario/{id}/modificarHorari',
  permission: 'calendars',
  /** Dates also flat, as a schedule is read. */
  input: {
    ...calendarId,
    ...scheduleInput,
    fecha_ini: optional(field.day()),
    fecha_fin: optional(field.day()),
    id_mst_horarios: field.ref('horario'),
  },
  answer: 'statusOk',
  output: object({ id_mst_horarios: field.integer() }),
  changes,
  edits: [{ read: getSchedule, of: ({ id, id_mst_horarios: idHorario }) => ({ id, idHorario }) }],
})
/** Deletes a schedule with its hours and dates. */
export const removeSchedule = action({
  endpoint: 'POST /api/calendario/deletehorario/{id}',
  permission: 'calendars',
  input: { id: field.ref('horario') },
  output: nothing,
  changes,
})
