import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { bookingAct, bookingActRow } from '../bookings/booking-act.ts'
import { departureTables } from '../bookings/booking-notice.ts'
import { parkedBooking } from '../bookings/parked-booking.ts'
import { invoice } from '../invoices/invoice.ts'
import {
  permanentAct,
  permanentBooking,
  permanentCourt,
  permanentDate,
  permanentIncome,
  permanentPlayer,
  typedName,
} from './permanent-booking.ts'
import { answers } from './series.ts'

const f = permanentBooking.fields

/** Maximum number of people in a permanent booking. */
const maxPlayers = 999

/** Form of a permanent booking; each required field has a specific message (R-243..R-254). */
export const seriesForm = {
  nombre: typedName,
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
    list(object({ id_mst_socios: field.ref('socio'), cantidad: defaulted(field.integer({ min: 1, max: maxPlayers }), 1) }), maxPlayers),
    [],
  ),
  tipo_ingresos: defaulted(list(object({ id_mst_tipoingreso: field.ref('tipo_ingreso') }), 50), []),
  tipo_pagos: defaulted(list(object({ id_mst_tipoingreso: field.ref('tipo_ingreso'), id_mst_tipopago: field.ref('tipo_pago') }), 50), []),
}

/** Decisions of the preview: ticks by date, answers to clashes one by one or for all, and the version of the list shown. */
export const seriesDecisions = {
  /** 1 keeps both, 2 cancels without a notice, 4 with one; 3 is read as 2. */
  override: optional(field.integer({ min: 0, max: 4 })),
  /** Answer to clashes that `choques` does not name. */
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
  /** Version of the list shown: refused if it has changed. */
  vista: optional(field.text(64)),
}

/** Tables written when a series is saved. */
export const seriesTables = [
  permanentBooking,
  permanentCourt,
  permanentPlayer,
  permanentIncome,
  permanentDate,
  booking,
  bookingPlayer,
  bookingOccupation,
  ...departureTables,
  parkedBooking,
  bookingHistory,
  bookingAct,
  bookingActRow,
  permanentAct,
  invoice,
]

/**
 * Answer of saving: the numbers of bookings created, moved, deleted, and cancelled for it, and of dates left out; `actos` undo all of it,
 * and are empty if people were notified.
 */
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
