import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { booking } from './booking.ts'
import { bookingTables, confirmations, details, people, place, savingBooking } from './booking-input.ts'

const f = booking.fields

/** Adds a booking with a line for each player; the server repeats every check (spec 3 §7, R-201, R-202, A-121). */
export const addBooking = action({
  ...savingBooking,
  endpoint: 'POST /api/reserves/add_reservation',
  input: {
    ...place,
    ...details,
    ...people,
    facturaConcepto: optional(field.text(200)),
    id_mst_curso: f.id_mst_curso,
    /** In the model week of a season: the real day with the binding opening hours. */
    day_peticion_temporada: optional(field.day()),
    ...confirmations,
  },
  changes: bookingTables,
})
