import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory } from './booking.ts'
import { bookingTables } from './booking-input.ts'
import { bookingNotice } from './booking-notice.ts'

const id_reg_reserva = field.ref('reserva')
/** 60 days before to 30 days after today by default. */
const range = { start_date: optional(field.day()), end_date: optional(field.day()) }
/** Fields of a booking shared by both lists. */
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

/**
 * Bookings waiting for validation in a range of days, earliest first (spec 3 §2.1, R-199): the columns of the grid, then the facts the desk
 * decides by.
 */
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
      /** Existing debt of the owner, in cents. */
      pdte_pago: field.money(),
      /** Confirmer of the court's bookings. */
      desc_socio_confirmador: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

const saved = object({ id_reg_reserva: booking.fields.id_reg_reserva, version: booking.fields.version })

/** Validates a waiting booking: by its court's confirmer or an administrator; refuses one no longer waiting. */
export const validateBooking = action({
  endpoint: 'POST /api/reservaspendientes/validar/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva },
  output: saved,
  changes: [booking, bookingNotice],
  answer: 'statusOk',
})

/** Withdraws a validation: the booking waits again. */
export const unvalidateBooking = action({
  endpoint: 'POST /api/reservaspendientes/anular_validacion/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva },
  output: saved,
  changes: [booking],
  answer: 'statusOk',
})

/** Rejects a waiting booking with a reason: it is moved to the history like a deleted one and can be restored. */
export const rejectBooking = action({
  endpoint: 'POST /api/reservaspendientes/rechazar/{id_reg_reserva}',
  permission: 'bookings',
  input: { id_reg_reserva, motivo: field.text(200) },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [...bookingTables, bookingHistory],
  answer: 'statusOk',
})

/** Unpaid bookings of a range of days with payment due at booking, earliest first. */
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
