import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { courtFacts } from '../bookings/court-facts.ts'
import { plannerBookingFields } from '../planner/planner-day.ts'
import { season } from './season.ts'

const id_mst_tiporecurso = field.ref('tipo_recurso')
const span = { hora_ini: field.integer(), hora_fin: field.integer() }
const period = object({ fecha_ini: field.day(), fecha_fin: field.day() })

/** A booking of the model week: as the planner draws it, who answers for it, which others it lies over, what its approval made. */
const seasonBooking = object({
  ...plannerBookingFields,
  responsable: optional(field.text(220)),
  /** Bookings of the week on the same ground at the same time. */
  solapa_con: list(field.integer()),
  /** The permanent booking that its approval made; null where there is none, or somebody has deleted it. */
  reserva_fija: optional(field.integer()),
  /** It took others in, which can still be taken back. */
  fusionada: field.flag(),
})

/** The model week of a sport: its season, its courts with the hours of each day, and every booking. */
export const seasonPlan = action({
  endpoint: 'GET /api/reservas_temporada/semana',
  permission: 'bookings',
  input: { id_mst_tiporecurso },
  output: object({
    id_mst_tiporecurso: field.integer(),
    start: field.day(),
    end: field.day(),
    /** From when to when it is played; null until somebody has said so. */
    periodo: optional(period),
    recursos: list(object({ ...courtFacts, dias: list(object({ day: field.day(), abierto: list(object(span)) })) })),
    reservas: list(seasonBooking, Number.POSITIVE_INFINITY),
  }),
})

/** What approving each booking that waits would come to, before anybody does: its dates, those where something is in the way, or why it cannot be. */
export const seasonVerdicts = action({
  endpoint: 'GET /api/reservas_temporada/veredictos',
  permission: 'bookings',
  input: { id_mst_tiporecurso },
  output: list(
    object({
      id_reg_reserva: field.integer(),
      /** Dates that would be booked, clashes among them. */
      fechas: field.integer(),
      chocan: field.integer(),
      /** In the way are other permanent bookings: their names. */
      fijas: list(field.text(220)),
      /** Why it cannot be approved at all, in the user's words. */
      motivo: optional(field.text(400)),
      /** The season, or its last date, is over. */
      pasada: field.flag(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Says from when to when the season of a sport is played. What is approved already stays as it is. */
export const saveSeason = action({
  endpoint: 'POST /api/reservas_temporada/periodo',
  permission: 'bookings',
  input: { id_mst_tiporecurso, fecha_ini: field.day('2000-01-01'), fecha_fin: field.day('2000-01-01') },
  output: period,
  changes: [season],
  answer: 'statusOk',
})

/** The groups that a booking of the model week may be merged with, itself first: those over which it lies. */
export const seasonTeams = action({
  endpoint: 'GET /api/reservas_temporada/{id}/equipos_dropdown',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: list(object({ id: field.integer(), text: field.text(450) }), Number.POSITIVE_INFINITY),
})
