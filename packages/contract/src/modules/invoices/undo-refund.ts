import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { object } from '../../kit/shapes.ts'
import { refundTables } from './refund.ts'

/**
 * Takes back a refund that was given by mistake, named by its line of the opposite sign: no money went out. What it took back of payments can be
 * given back anew, and its pieces leave stock again. Refused for what went to a card, for cash that a close has counted, and for a deleted booking.
 */
export const undoGivenBack = action({
  endpoint: 'POST /api/factura/{id}/deshacerDevolucion',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('factura') },
  output: object({ importe: field.money({ min: 0 }) }),
  changes: refundTables,
  answer: 'statusOk',
})

export const undoRefundRefusals = refusals({ 'devolucion.no_es_una': 409, 'devolucion.cerrada': 409, 'devolucion.a_tarjeta': 409 })
