import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { departureTables } from '../bookings/booking-notice.ts'
import { invoice } from '../invoices/invoice.ts'
import { seasonMerge } from './season.ts'

const merging = {
  permission: 'bookings',
  changes: [booking, bookingPlayer, bookingOccupation, ...departureTables, bookingHistory, invoice, seasonMerge],
  answer: 'statusOk',
} as const
const saved = pick(booking.fields, 'id_reg_reserva', 'version', 'hora_ini', 'duracion', 'solapada')

/**
 * Merges overlapping bookings of the model week on a court, from the first start to the last end; the others are moved to the history
 * (R-269, R-270).
 */
export const mergeSeason = action({
  ...merging,
  endpoint: 'POST /api/reservas_temporada/fusionar/{ids}',
  input: {
    /** Numbers separated by commas. */
    ids: field.text(4000),
    /** Booking with the kept name and responsible member; by default the first of them. */
    principal: optional(field.ref('reserva')),
    /** Keeps the players of all; otherwise only those of the remaining booking. */
    juntar: defaulted(field.flag(), true),
  },
  output: object(saved),
})

/** Undoes the last merge of a booking, until it is approved. */
export const undoMerge = action({
  ...merging,
  endpoint: 'POST /api/reservas_temporada/{id}/deshacer_fusion',
  input: { id: field.ref('reserva') },
  output: object(saved),
})
