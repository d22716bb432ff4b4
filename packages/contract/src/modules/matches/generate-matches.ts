import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'
import { match } from './championship.ts'
import { cancellationTables } from './place-match.ts'

const evicted = object({
  ...pick(booking.fields, 'id_reg_reserva', 'fecha', 'hora_ini', 'duracion'),
  nombre: field.text(220),
  desc_recurso: field.text(80),
})
/** Proposed place of a match, and the bookings cancelled for it; without a court it stays unplaced. */
export const plannedMatch = object({
  ...pick(match.fields, 'id_reg_partidos', 'jornada', 'duracion'),
  desc_equipo_local: field.text(80),
  desc_equipo_visitante: field.text(80),
  /** The match is left out because a member may not book this sport. */
  restringido: field.flag(),
  lugar: optional(object({ ...pick(booking.fields, 'fecha', 'hora_ini', 'id_mst_recurso'), desc_recurso: field.text(80) })),
  anula: list(evicted),
})
/** 2 (also 3) cancels other bookings if no hour is free, 4 notifies their players; 0 and 1 keep all others. */
const eliminarOtrasReservas = defaulted(field.integer({ min: 0, max: 4 }), 0)

/** Preview of generating: every unplaced match of the group, with its proposed place. */
export const previewMatches = action({
  permission: 'bookings',
  endpoint: 'POST /api/campeonatoGrupo/{id}/generarReservasAutomaticas/preview',
  input: { id: field.ref('campeonato_grupo'), eliminarOtrasReservas },
  output: object({ partidos: list(plannedMatch, Number.POSITIVE_INFINITY), vista: field.text(64) }),
})

/**
 * Places the group's matches as in the preview, or the named ones; refused (409) if the list has changed. A match of a member without
 * permission for the sport stays unplaced, and is counted.
 */
export const generateMatches = action({
  endpoint: 'POST /api/campeonatoGrupo/{id}/generarReservasAutomaticas',
  permission: 'bookings',
  input: {
    id: field.ref('campeonato_grupo'),
    eliminarOtrasReservas,
    partidos: optional(list(field.ref('partido'), 1000)),
    vista: optional(field.text(64)),
  },
  output: object({ creadas: field.integer(), anuladas: field.integer(), sin_hueco: field.integer(), restringidos: field.integer() }),
  changes: cancellationTables,
  answer: 'statusOk',
})
