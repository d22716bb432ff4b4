import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { departureTables } from '../bookings/booking-notice.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'

/** Tables written when matches are placed and unplaced. */
const placing = [booking, bookingPlayer, bookingOccupation]
/** Further tables written by the cancellation of bookings for a match, or with it. */
export const cancellationTables = [...placing, ...departureTables, bookingHistory, invoice, pass, ledgerAccount, ledgerTransfer]

/**
 * Places a match on a court: an ordinary booking without lines, which occupies its court and waits for approval (spec 3 §7, decision 0074).
 * Refuses a placed match, a court of another sport, and every refusal of a booking except its length.
 */
export const placeMatch = action({
  endpoint: 'POST /api/reserves/createReservationFromPartido',
  permission: 'bookings',
  input: {
    ...pick(booking.fields, 'hora_ini', 'fecha', 'id_mst_recurso'),
    id_reg_partidos: field.ref('partido'),
    confirmar_mismo_horario: defaulted(field.flag(), false),
  },
  output: object(pick(booking.fields, 'id_reg_reserva', 'version')),
  changes: placing,
  answer: 'statusOk',
})

/** Unplaces a match: its booking is moved to the history, also while it waits for approval; one with payments is refused. */
export const unplaceMatch = action({
  endpoint: 'POST /api/partidos_temporada/{id}/quitar',
  permission: 'bookings',
  input: { id: field.ref('partido') },
  output: object(pick(booking.fields, 'id_reg_reserva')),
  changes: cancellationTables,
  answer: 'statusOk',
})
