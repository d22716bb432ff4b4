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

/** Booking of the model week: its drawing on the planner, responsible member, overlaps, and the result of its approval. */
const seasonBooking = object({
  ...plannerBookingFields,
  responsable: optional(field.text(220)),
  /** Bookings of the week on the same leaf courts at the same time. */
  solapa_con: list(field.integer()),
  /** Permanent booking made by its approval; null if there is none, or it was deleted. */
  reserva_fija: optional(field.integer()),
  /** It includes merged bookings, and the merge can still be undone. */
  fusionada: field.flag(),
})

/** Model week of a sport: its season, its courts with the hours of each day, and every booking. */
export const seasonPlan = action({
  endpoint: 'GET /api/reservas_temporada/semana',
  permission: 'bookings',
  input: { id_mst_tiporecurso },
  output: object({
    id_mst_tiporecurso: field.integer(),
    start: field.day(),
    end: field.day(),
    /** Dates of the season; null until set. */
    periodo: optional(period),
    recursos: list(object({ ...courtFacts, dias: list(object({ day: field.day(), abierto: list(object(span)) })) })),
    reservas: list(seasonBooking, Number.POSITIVE_INFINITY),
  }),
})

/** Preview of approving each waiting booking: its dates, those with a clash, or the reason against it. */
export const seasonVerdicts = action({
  endpoint: 'GET /api/reservas_temporada/veredictos',
  permission: 'bookings',
  input: { id_mst_tiporecurso },
  output: list(
    object({
      id_reg_reserva: field.integer(),
      /** Dates that would be booked, including clashes. */
      fechas: field.integer(),
      chocan: field.integer(),
      /** Names of the clashing permanent bookings. */
      fijas: list(field.text(220)),
      /** Reason against approving it at all, in the user's language. */
      motivo: optional(field.text(400)),
      /** The season, or its last date, has ended. */
      pasada: field.flag(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Sets the dates of the season of a sport. Approved bookings are unchanged. */
export const saveSeason = action({
  endpoint: 'POST /api/reservas_temporada/periodo',
  permission: 'bookings',
  input: { id_mst_tiporecurso, fecha_ini: field.day('2000-01-01'), fecha_fin: field.day('2000-01-01') },
  output: period,
  changes: [season],
  answer: 'statusOk',
})

/** Bookings with which one of the model week may be merged, itself first: those it overlaps. */
export const seasonTeams = action({
  endpoint: 'GET /api/reservas_temporada/{id}/equipos_dropdown',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: list(object({ id: field.integer(), text: field.text(450) }), Number.POSITIVE_INFINITY),
})
