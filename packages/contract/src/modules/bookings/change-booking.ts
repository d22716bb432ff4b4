import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { invoice } from '../invoices/invoice.ts'
import { booking } from './booking.ts'
import { bookingTables, confirmar_limites, confirmations, details, people, place, savingBooking } from './booking-input.ts'

const f = booking.fields
const id_reg_reserva = field.ref('reserva')

/** Changes the sent fields of a booking. `version` is the one shown in the form: a newer one from another desk refuses the call. */
export const editBooking = action({
  ...savingBooking,
  endpoint: 'POST /api/reserves/edit_reservation',
  input: {
    id_reg_reserva,
    ...partial({ ...place, ...details, ...people, id_mst_curso: f.id_mst_curso }),
    facturaConcepto: optional(field.text(200)),
    version: optional(field.integer({ min: 1 })),
    ...confirmations,
  },
  changes: bookingTables,
})

/**
 * Moves a booking in time, to another court or to another length: unpaid lines are repriced, paid ones are unchanged.
 * `cobrar_diferencia` charges paid players the price difference; by default they are charged if the booking becomes longer.
 */
export const moveBooking = action({
  ...savingBooking,
  endpoint: 'POST /api/reserves/edit_time_reservation',
  input: {
    id_reg_reserva,
    ...partial(place),
    version: optional(field.integer({ min: 1 })),
    cobrar_diferencia: optional(field.flag()),
    ...confirmations,
  },
  changes: bookingTables,
})

/** Gives a booking another type; unpaid lines are repriced. */
export const changeBookingType = action({
  ...savingBooking,
  endpoint: 'POST /api/reserves/tipoReservaChange',
  input: { id_reg_reserva, id_mst_tiporeserva: field.ref('tipo_reserva'), confirmar_limites },
  changes: [booking, invoice],
})

/** Sets the number of players still sought, at most the number of free places. */
export const changeMissing = action({
  ...savingBooking,
  endpoint: 'POST /api/reserva/numfaltancalculado/{id}/change',
  input: { id: id_reg_reserva, num_faltan: field.integer({ min: 0, max: 500 }) },
  changes: [booking],
})
