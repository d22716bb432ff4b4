import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

/** Mistaken payment entries: a reversal moves no money, it states that none was received by this method. */
const keyedWrongly = {
  permission: ['bookings', 'invoices', 'cash'],
  changes: [invoice, ledgerTransfer, ledgerAccount],
  output: object({ importe: field.money({ min: 0 }) }),
  answer: 'statusOk',
} as const
const cobros = list(field.ref('libro_asiento'), 500)

/**
 * Voids payments that did not happen: their lines are due again. Amounts already counted by a close correct the differences, not today's
 * drawer.
 */
export const voidPayments = action({ ...keyedWrongly, endpoint: 'POST /api/cobros/anular', input: { cobros } })

/** Changes the method of payments: cash that belongs to the card terminal, or the reverse. Nothing becomes due in between. */
export const changePaymentMethod = action({
  ...keyedWrongly,
  endpoint: 'POST /api/cobros/cambiarForma',
  input: { cobros, id_mst_tipopago: field.ref('tipo_pago'), id_mst_caja: optional(field.ref('caja')) },
})

export const wrongPaymentRefusals = refusals({
  'cobro.de_pasarela': 409,
  'cobro.ya_devuelto': 409,
  'cobro.reserva_eliminada': 409,
  'cobro.misma_forma': 409,
})
