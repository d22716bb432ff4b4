import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'

/** What placing matches and taking them off writes. */
const placing = [booking, bookingPlayer, bookingOccupation]
/** What bookings that are cancelled for a match, or with it, change besides. */
export const removing = [...placing, bookingHistory, invoice, pass, ledgerAccount, ledgerTransfer]

/**
 * Puts a match on a court: an ordinary booking without lines, which takes its court and waits for approval (spec 3 §7, decision 0074).
 * Refuses a match that has a court already, a court of another sport, and what any booking is refused for but its length.
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

/** Takes a match off its court: its booking goes to the history, also while it waits for approval; one that money was taken for is refused. */
export const unplaceMatch = action({
  endpoint: 'POST /api/partidos_temporada/{id}/quitar',
  permission: 'bookings',
  input: { id: field.ref('partido') },
  output: object(pick(booking.fields, 'id_reg_reserva')),
  changes: removing,
  answer: 'statusOk',
})
