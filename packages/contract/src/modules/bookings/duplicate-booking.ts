import { action } from '../../kit/action.ts'
import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { booking } from './booking.ts'
import { bookingTables, confirmations, savingBooking } from './booking-input.ts'

const f = booking.fields
const id_reg_reserva = field.ref('reserva')

/**
 * Copies a booking to another time or court with its players and new lines, or (`esDuplicar` 0) moves the booking itself there
 * (R-206..R-208).
 */
export const duplicateBooking = action({
  ...savingBooking,
  endpoint: 'POST /api/reserves/duplicate_reservation',
  input: {
    id_reg_reserva,
    hora_ini: f.hora_ini,
    fecha: alias(f.fecha, 'fecha_ini', 'day'),
    id_mst_recurso: f.id_mst_recurso,
    esDuplicar: defaulted(field.flag(), true),
    /** Weekday in the week of `fecha`, Monday 1 to Sunday 7; 0 and none leave the day. */
    dia_semana: optional(field.integer({ min: 0, max: 7 })),
    ...confirmations,
  },
  changes: bookingTables,
})
