import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { lastMinute } from './hour-row-rules.ts'

const hours = field.number({ min: 0, max: 10_000 })
const anyMinute = field.minute()
/** Minute of a day; 1440 is stored as 1439, as midnight is everywhere at rest. */
const minute = { ...anyMinute, read: (raw: unknown) => Math.min(lastMinute, anyMinute.read(raw)) }

/** Hours of a court that a member may book for a season, by type of booking. */
export const seasonHours = resource('season-hours', {
  table: 'socios_recurso_horas_temporada',
  path: 'socios_recurso_horas_temporada',
  label: 'id_mst_recurso',
  permission: 'members',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socios_recurso_horas_temporada: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_recurso: field.ref('recurso'),
    horas_temporada: defaulted(hours, 0),
    id_mst_tiporeserva: defaulted(field.ref('tipo_reserva'), 1),
  },
})
/**
 * Hours of a member on a court on a weekday, from Monday 1 to Sunday 7, in addition to the season hours: for matches or for more bookings
 * (spec 1 §3).
 */
export const matchHours = resource('match-hours', {
  table: 'socios_horas_partidos_temporada',
  path: 'socios_horas_partidos_temporada',
  label: 'dia',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_mst_socios_horas_partidos_temporada: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_recurso: field.ref('recurso'),
    dia: defaulted(field.integer({ min: 1, max: 7 }), 5),
    hora_inicio: defaulted(minute, lastMinute),
    hora_fin: defaulted(minute, lastMinute),
    horas_asignadas: defaulted(hours, 0),
    sin_limite: defaulted(field.flag(), false),
    es_partido: defaulted(field.flag(), false),
    id_mst_tiporeserva: defaulted(field.ref('tipo_reserva'), 1),
  },
})

const ofMember = { id_mst_socios: optional(field.ref('socio')) }
const ofSeason = { id: field.ref('socios_recurso_horas_temporada') }
const ofMatches = { id: field.ref('socios_horas_partidos_temporada') }
const { fields: season } = seasonHours
const { fields: match } = matchHours
const matchFields = [
  ...(['id_mst_socios', 'id_mst_recurso', 'dia', 'hora_inicio', 'hora_fin'] as const),
  ...(['horas_asignadas', 'sin_limite', 'es_partido', 'id_mst_tiporeserva'] as const),
] as const
/** Row as saved; `ajustada` and `msg` report that its other end was moved by 15 minutes. */
const saved = object({ ...match, ajustada: field.flag(), msg: optional(field.text(200)) })

/** Path inferred: courts with hours of members, in the order of the planner. */
export const hoursCourts = action({ endpoint: 'GET /api/socios_horas/pistas', permission: 'members', input: {}, output: choices })
/** Season hours of a member, or of all if none is named. */
export const seasonHoursList = action({
  endpoint: 'GET /api/socios_recurso_horas_temporada',
  permission: 'members',
  input: ofMember,
  output: list(object({ ...season, desc_recurso: field.text(80) }, 'id_reg_socios_recurso_horas_temporada'), Number.POSITIVE_INFINITY),
})
/** Gives a member hours of a court; a court has one row per member and type of booking. */
export const addSeasonHours = action({
  endpoint: 'POST /api/socios_recurso_horas_temporada',
  permission: 'members',
  input: pick(season, 'id_mst_socios', 'id_mst_recurso', 'horas_temporada', 'id_mst_tiporeserva'),
  output: seasonHours.row,
  changes: [seasonHours],
})
export const changeSeasonHours = action({
  endpoint: 'PUT /api/socios_recurso_horas_temporada/{id}',
  permission: 'members',
  input: { ...ofSeason, ...partial(pick(season, 'horas_temporada', 'id_mst_tiporeserva')) },
  output: seasonHours.row,
  changes: [seasonHours],
})
export const removeSeasonHours = action({
  endpoint: 'DELETE /api/socios_recurso_horas_temporada/{id}',
  permission: 'members',
  input: ofSeason,
  output: nothing,
  changes: [seasonHours],
})

/** Hours rows of a member, or of all if none is named, by day and start. */
export const matchHoursList = action({
  endpoint: 'GET /api/socios_horas_partidos_temporada',
  permission: 'members',
  input: ofMember,
  output: list(object({ ...match, desc_recurso: field.text(80) }), Number.POSITIVE_INFINITY),
})
/**
 * Adds an hours row: by default Friday, without hours, of booking type 1. Refuses an overlap with another row of its member, court
 * and day.
 */
export const addMatchHours = action({
  endpoint: 'POST /api/socios_horas_partidos_temporada',
  permission: 'members',
  input: pick(match, ...matchFields),
  output: saved,
  changes: [matchHours],
})
/** Changes an hours row; ends that cross are moved by 15 minutes. */
export const changeMatchHours = action({
  endpoint: 'PUT /api/socios_horas_partidos_temporada/{id}',
  permission: 'members',
  input: { ...ofMatches, ...partial(pick(match, ...matchFields)) },
  output: saved,
  changes: [matchHours],
})
export const removeMatchHours = action({
  endpoint: 'DELETE /api/socios_horas_partidos_temporada/{id}',
  permission: 'members',
  input: ofMatches,
  output: nothing,
  changes: [matchHours],
})
/** Removes the limit of a row. */
export const removeLimit = action({
  endpoint: 'POST /api/socios_horas_partidos_temporada/set_no_limite/{id}',
  permission: 'members',
  input: ofMatches,
  output: saved,
  changes: [matchHours],
})
/** Moves the start or the end of a row; the other end follows if they would cross. */
export const moveMatchHours = action({
  endpoint: 'POST /api/socios_horas_partidos_temporada/cambio_hora/{id}',
  permission: 'members',
  input: { ...ofMatches, ...partial({ hora_inicio: minute, hora_fin: minute }) },
  output: saved,
  changes: [matchHours],
})
/**
 * Copies all hours of a member to others: their rows for the same courts are replaced, others stay. Refuses rows that would overlap theirs.
 */
export const copyHours = action({
  endpoint: 'POST /api/socio/copiar-partidos-horas-reservadas',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), destinos: list(field.ref('socio'), 200) },
  output: object({ copiadas: field.integer() }),
  changes: [seasonHours, matchHours],
})

export const memberHoursRefusals = refusals({
  'msg.FRANJA_HORAS_PARTIDOS_TEMPORADA_SOLAPADA': 409,
  'horas.ya_tiene': 409,
  'horas.sin_copiar': 422,
  'horas.agotadas': 409,
})
