import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'
import { championship, championshipGroup, match } from './championship.ts'

const reading = { permission: 'bookings' } as const
const group = field.ref('campeonato_grupo')
const count = field.integer()
const name = field.text(80)
const choices = list(object({ id: field.integer(), text: field.text(250) }), Number.POSITIVE_INFINITY)

/** Unplaced, on a court and waiting for approval, approved. */
export const matchStates = ['por_colocar', 'pendiente', 'aprobado'] as const

/** Changes the sent fields of an unplaced match; a placed one is refused (409), since its booking would contradict it. */
export const updateMatch = action({
  endpoint: 'PUT /api/partido/{id}',
  permission: 'bookings',
  input: { id: field.ref('partido'), ...partial(match.fields), id_reg_partidos: optional(field.integer()) },
  output: match.row,
  changes: [match],
  edits: editsOf(callsOf(match).get),
})

/** Groups with the name of their championship: every championship has a group A. */
export const groupChoices = action({ ...reading, endpoint: 'GET /api/campeonato_grupo/dropdown', input: {}, output: choices })
/** Teams with their group and championship. */
export const teamChoices = action({ ...reading, endpoint: 'GET /api/equipo/dropdown', input: {}, output: choices })

/** Members of teams, for their names. */
export const teamMembers = action({ ...reading, endpoint: 'GET /api/equipo/jugadores/dropdown', input: {}, output: choices })

/**
 * Active championships with their groups, current ones first: a past one ended before today. `separar_vigentes_pasados` lists the past ones
 * after all others instead of mixing them by name (spec 2 §7, spec 3 §7).
 */
export const championshipsWithGroups = action({
  ...reading,
  endpoint: 'GET /api/reserves/campeonato/get_campeonato_with_campeonatos_grupo',
  input: { separar_vigentes_pasados: defaulted(field.flag(), false), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(championship.fields, 'id_reg_campeonatos', 'desc_campeonato', 'id_mst_tiporecurso', 'fecha_ini', 'fecha_fin'),
      desc_categoria: optional(name),
      vigente: field.flag(),
      campeonatos_grupo: list(
        object({
          ...pick(championshipGroup.fields, 'id_reg_campeonatos_grupo', 'desc_campeonatos_grupo'),
          partidos: count,
          por_colocar: count,
          pendientes: count,
        }),
        Number.POSITIVE_INFINITY,
      ),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Match with its teams and, if placed, its booking. */
const shownMatch = object({
  ...pick(match.fields, 'id_reg_partidos', 'id_reg_campeonatos_grupo', 'jornada', 'duracion', 'fecha_desde', 'fecha_hasta'),
  ...pick(match.fields, 'hora_desde', 'hora_hasta'),
  desc_equipo_local: name,
  desc_equipo_visitante: name,
  estado: field.choice(...matchStates),
  reserva: optional(
    object({
      ...pick(booking.fields, 'id_reg_reserva', 'fecha', 'hora_ini', 'duracion', 'id_mst_recurso'),
      desc_recurso: name,
    }),
  ),
})

/** Matches of a group, in playing order. */
export const groupMatches = action({
  ...reading,
  endpoint: 'GET /api/campeonato_grupo/{id}/get_partidos',
  input: { id: group },
  output: list(shownMatch, Number.POSITIVE_INFINITY),
})

/** The match of a booking, with its championship and group. */
export const matchOfBooking = action({
  ...reading,
  endpoint: 'GET /api/reservas_temporada/{id}/partido',
  input: { id: field.ref('reserva') },
  output: object({ partido: shownMatch, desc_campeonato: name, desc_campeonatos_grupo: name }),
})
