import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { bookingAct, bookingActRow } from '../bookings/booking-act.ts'
import { parkedBooking } from '../bookings/parked-booking.ts'
import { invoice } from '../invoices/invoice.ts'
import { permanentAct, permanentBooking, permanentCourt, permanentDate, permanentIncome, permanentPlayer } from './permanent-booking.ts'
import { answers } from './series.ts'

const f = permanentBooking.fields

/** At most so many people of a permanent booking. */
const mostPlayers = 999

/** The form of a permanent booking; what must be filled is asked with its own messages (R-243..R-254). */
export const seriesForm = {
  nombre: optional(f.nombre),
  ...pick(f, 'info', 'id_mst_tiporeserva', 'num_faltan', 'nivel', 'nivel_max', 'id_mst_curso', 'sx'),
  id_mst_socios: alias(f.id_mst_socios, 'owner'),
  fecha_ini: alias(optional(f.fecha_ini), 'fecha_ini_para_siempre'),
  fecha_fin: f.fecha_fin,
  hora_ini: optional(f.hora_ini),
  hora_fin: optional(field.minute()),
  dias: defaulted(f.dias, 0),
  tipo_horario: f.tipo_horario,
  ...pick(f, 'observaciones', 'comentarios', 'pin_reserva'),
  recursos: defaulted(list(field.ref('recurso'), 400), []),
  socios: defaulted(
    list(object({ id_mst_socios: field.ref('socio'), cantidad: defaulted(field.integer({ min: 1, max: mostPlayers }), 1) }), mostPlayers),
    [],
  ),
  tipo_ingresos: defaulted(list(object({ id_mst_tipoingreso: field.ref('tipo_ingreso') }), 50), []),
  tipo_pagos: defaulted(list(object({ id_mst_tipoingreso: field.ref('tipo_ingreso'), id_mst_tipopago: field.ref('tipo_pago') }), 50), []),
}

/** What is decided in the preview: ticks by date, answers to clashes one by one or for all, and the mark of the list that was seen. */
export const seriesDecisions = {
  /** 1 leaves both, 2 cancels without a notice, 4 with one; 3 is read as 2. */
  override: optional(field.integer({ min: 0, max: 4 })),
  /** What is done about clashes that `choques` does not name. */
  resolver: optional(field.choice(...answers)),
  fechas: defaulted(list(object({ fecha: field.day(), marcada: field.flag() }), 5000), []),
  choques: defaulted(
    list(
      object({
        fecha: field.day(),
        id_mst_recurso: field.ref('recurso'),
        hacer: field.choice(...answers),
        pista: optional(field.ref('recurso')),
      }),
      20_000,
    ),
    [],
  ),
  /** The mark of the list as it was seen: another one by now is refused. */
  vista: optional(field.text(64)),
}

/** What saving a series writes. */
export const seriesTables = [
  permanentBooking,
  permanentCourt,
  permanentPlayer,
  permanentIncome,
  permanentDate,
  booking,
  bookingPlayer,
  bookingOccupation,
  parkedBooking,
  bookingHistory,
  bookingAct,
  bookingActRow,
  permanentAct,
  invoice,
]

/** What saving answers: how many bookings were made, moved, taken away, cancelled for it, and how many dates it leaves out; by `actos` all of it can be taken back, none where people were written to. */
export const savedSeriesFields = {
  id_mst_reservasfijas: f.id_mst_reservasfijas,
  creadas: field.integer(),
  movidas: field.integer(),
  quitadas: field.integer(),
  anuladas: field.integer(),
  saltadas: field.integer(),
  actos: list(field.integer(), 500),
}
export const savedSeries = object(savedSeriesFields)
