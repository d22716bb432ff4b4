import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory } from './booking.ts'
import { bookingTables } from './booking-input.ts'

const id_reg_reserva = field.ref('reserva')
/** 60 days before to 30 days after today where a day is not sent. */
const range = { start_date: optional(field.day()), end_date: optional(field.day()) }
/** A booking as both lists name it. */
const booked = {
  id_reg_reserva: booking.fields.id_reg_reserva,
  id_mst_tiporecurso: field.integer(),
  Fecha: field.day(),
  Recurso: field.text(80),
  Inicio: field.minute(),
  /** Minutes of the first day: beyond 1440 past midnight. */
  Fin: field.integer(),
  Nombre: field.text(220),
  NombresJugadores: field.text(4000),
}

/** The bookings that wait for validation in a range of days, the earliest first (spec 3 §2.1, R-199): the grid's columns, then what the desk weighs. */
export const pendingBookings = action({
  endpoint: 'GET /api/reservaspendientes',
  permission: 'bookings',
  input: range,
  output: list(
    object({
      ...booked,
      Horas: field.number(),
      TipoReserva: field.text(80),
      FechaCreacion: field.instant(),
      NumFaltan: field.integer(),
      Nivel: field.level(),
      TipoSocio: optional(field.text(100)),
      /** What the owner owes already, in cents. */
      pdte_pago: field.money(),
      /** Who confirms the court's bookings. */
      desc_socio_confirmador: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

const saved = object({ id_reg_reserva: booking.fields.id_reg_reserva, version: booking.fields.version })

/** Says yes to a booking that waits: its court's confirmer or an administrator; one that waits no more is refused. */
export const validateBooking = action({
  endpoint: 'POST /api/reservaspendientes/validar/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva },
  output: saved,
  changes: [booking],
  answer: 'statusOk',
})

/** Takes a yes back: the booking waits again. */
export const unvalidateBooking = action({
  endpoint: 'POST /api/reservaspendientes/anular_validacion/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva },
  output: saved,
  changes: [booking],
  answer: 'statusOk',
})

/** Says no to a booking that waits, with the reason: it goes to the history like a deleted one and can be restored. */
export const rejectBooking = action({
  endpoint: 'POST /api/reservaspendientes/rechazar/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva, motivo: field.text(200) },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [...bookingTables, bookingHistory],
  answer: 'statusOk',
})

/** The bookings in a range of days that had to be paid when they were made and are not, the earliest first. */
export const unpaidBookings = action({
  endpoint: 'GET /api/reservaspendientes/pago',
  permission: 'bookings',
  input: range,
  output: list(
    object({
      ...booked,
      TipoReserva: field.text(80),
      total: field.money(),
      pagado: field.money(),
      pendiente: field.money(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
