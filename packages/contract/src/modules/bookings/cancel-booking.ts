import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { refundMethods, refundOptions } from '../invoices/refund.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { member } from '../members/member.ts'
import { bookingHistory } from './booking.ts'
import { bookingTables, savingBooking } from './booking-input.ts'

const id_reg_reserva = field.ref('reserva')

/** Copies a booking to the history before its deletion. `elimina_admin` 0 means in the name of its owner. */
export const archiveBooking = action({
  endpoint: 'POST /api/reserves/reservaToHist',
  permission: 'bookings',
  input: { id_reg_reserva, elimina_admin: defaulted(field.flag(), true), motivo: optional(field.text(200)) },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [bookingHistory],
  answer: 'statusOk',
})

/**
 * Archives a booking and deletes it with its unpaid lines. In the name of its owner (`elimina_admin` 0) after the deadline of
 * HORAS_ANULAR_RESERVA nothing is given back, neither money nor uses of passes, and the owner is penalised for SOCIO_DIAS_CASTIGO days
 * . With paid lines `devolucion` is required: refund by the original method, in
 * cash, to the wallet (same as `pasar_a_monedero`), or keep the money; refused without it. `forzar_notificar` mails the
 * cancellation to every player, regardless of notification settings and of AVISO_RESERVAS; `avisos` is the number of them who get a mail,
 * a minute later.
 */
export const deleteBooking = action({
  endpoint: 'POST /api/reserves/delete_reservation',
  permission: 'bookings',
  input: {
    id_reg_reserva,
    pasar_a_monedero: optional(field.flag()),
    forzar_notificar: optional(field.flag()),
    elimina_admin: optional(field.flag()),
    devolucion: optional(field.choice(...refundMethods, 'conservar')),
    ...refundOptions,
  },
  output: object({
    id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist,
    devuelto: field.money({ min: 0 }),
    avisos: field.integer({ min: 0 }),
    /** First day on which the owner may book on the web again, if this deletion penalised them. */
    castigado_hasta: optional(field.day()),
  }),
  changes: [...bookingTables, bookingHistory, ledgerOperation, ledgerOperationLine, member],
  answer: 'statusOk',
})

/** Restores a deleted booking under its own number, while its court is free. */
export const restoreBooking = action({
  ...savingBooking,
  endpoint: 'POST /api/reserva/{id}/restaurar',
  input: { id: field.ref('reserva') },
  changes: [...bookingTables, bookingHistory, member],
})

/** Deleted bookings of a range of days that are not restored, last deleted first; a year at most. */
export const deletedBookings = action({
  endpoint: 'GET /api/reservas/canceladas',
  permission: 'bookings',
  input: { start_date: field.day(), end_date: field.day(), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(
        bookingHistory.fields,
        'id_reg_reserva_hist',
        'id_reg_reserva',
        'fecha',
        'hora_ini',
        'duracion',
        'id_mst_recurso',
        'elimina_admin',
        'motivo',
        'fecha_baja',
      ),
      id_mst_tiporecurso: field.integer(),
      nombre: optional(field.text(220)),
      desc_recurso: field.text(80),
      desc_socio_baja: optional(field.text(220)),
    }),
    5000,
  ),
})
