import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import type { Day } from '../../values/day.ts'
import { booking } from '../bookings/booking.ts'
import { bookingType } from '../bookings/booking-type.ts'
import { courtFacts } from '../bookings/court-facts.ts'
import { court } from '../courts/court.ts'
import { courtType } from '../courts/court-type.ts'

const minutes = field.integer()
const f = booking.fields
const names = list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) }))

/** Booking on the planner: its drawing, players, payment state (cents), and the reason against dragging it (a text key). */
export const plannerBookingFields = {
  ...pick(
    f,
    'id_reg_reserva',
    'id_mst_recurso',
    'fecha',
    'hora_ini',
    'duracion',
    'nombre',
    'id_mst_socios',
    'id_mst_tiporeserva',
    'num_faltan',
    'nivel',
    'nivel_max',
    'sx',
    'solapada',
    'pendiente_confirmar',
    'estado_reserva_fija',
    'ocupado',
    'reserva_relacionada',
    'id_mst_reservasfijas',
    'es_bloqueig',
    'observaciones',
    'comentarios',
    'version',
  ),
  /** May exceed 1440 when it runs past midnight. */
  hora_fin: minutes,
  desc_tiporeserva: field.text(80),
  color: field.colour(),
  color_segun_pago: field.flag(),
  socios: names,
  total: field.money(),
  pagado: field.money(),
  pago: field.choice('paid', 'part', 'unpaid', 'none'),
  bloqueo: optional(field.text(60)),
  /** The booking is on the parking strip. */
  aparcada: field.flag(),
}
export const plannerBooking = object(plannerBookingFields)

const span = { hora_ini: minutes, hora_fin: minutes }
/** Court of the planner for one day: opening hours, closed stretches between them, minutes, and occupancy (0 to 100). */
const plannerCourt = object({
  ...courtFacts,
  ...span,
  abierto: list(object(span)),
  cerrado: list(object({ ...span, motivo: optional(field.text(120)) })),
  /** Courts that share leaf courts with it: its parts and its parents; a booking there takes this one too. */
  relacionados: list(field.integer()),
  ocupacion: field.integer(),
  /** Day in slots, booked and free (spec 3 §3); null if not requested. */
  horari: optional(
    list(
      object({
        ...span,
        reserva: optional(object(pick(f, 'id_reg_reserva', 'nombre'))),
        tipo_reserva: optional(object(pick(bookingType.fields, 'id_mst_tiporeserva', 'color'))),
      }),
    ),
  ),
  recurso: object(pick(court.fields, 'cambiar_inicio', 'cambiar_duracion')),
})

/** Planner of a court type: one day with its courts, or the bookings of a range of days (spec 3 §7). */
export const plannerDay = action({
  endpoint: 'GET /api/tipo_recurso/{id}/reservas',
  permission: 'bookings',
  input: {
    id: field.ref('tipo_recurso'),
    day: optional(field.day()),
    start: optional(field.day()),
    end: optional(field.day()),
    /** Leaves `horari` out, a quarter of the answer: a client that draws the bookings already has the slots. */
    sin_horari: defaulted(field.flag(), false),
  },
  output: object({
    id_mst_tiporecurso: field.integer(),
    start: field.day(),
    end: field.day(),
    recursos: list(plannerCourt),
    reservas: list(plannerBooking, Number.POSITIVE_INFINITY),
    /** Number of bookings of the club on the parking strip, from today on. */
    aparcadas: field.integer(),
    /** True while the club has no booking on any day. */
    sin_estrenar: field.flag(),
  }),
})

/** Query of a day as used by the screens. */
export const dayQuery = (id: number, day: Day) => ({ id, day, sin_horari: true })

/** Bookings of one court on a day. */
export const courtDay = action({
  endpoint: 'GET /api/recurso/{id}/reservas',
  permission: 'bookings',
  input: { id: field.ref('recurso'), day: optional(field.day()) },
  output: object({ day: field.day(), recurso: plannerCourt, reservas: list(plannerBooking) }),
})

/** Frame of the planner: the selectable court types, each with its number of bookings that day. */
export const plannerInfo = action({
  endpoint: 'GET /api/administracion/reserva/getInfo',
  permission: 'bookings',
  input: {
    id_mst_tiporecurso: optional(field.ref('tipo_recurso')),
    day: optional(field.day()),
    /** Day of a season's model week: the bookings of that whole week are counted. */
    fecha_reservas_temporada: optional(field.day()),
    /** Counts bookings that have not ended; in the model week approved ones. */
    vigentes: optional(field.flag()),
    /** Counts bookings waiting for validation; in the model week those waiting for approval. With `vigentes` both. */
    pendientes: optional(field.flag()),
  },
  output: object({
    day: field.day(),
    today: field.day(),
    id_mst_tiporecurso: field.integer(),
    tipos_recurso: list(
      object({ ...pick(courtType.fields, 'id_mst_tiporecurso', 'desc_tiporecurso'), recursos: field.integer(), reservas: field.integer() }),
    ),
    pendientes: field.integer(),
  }),
})
