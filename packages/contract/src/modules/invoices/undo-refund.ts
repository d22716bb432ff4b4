import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { object } from '../../kit/shapes.ts'
import { refundTables } from './refund.ts'

/**
 * Undoes a mistaken refund, named by its line of the opposite sign: no money was paid out. The payments become refundable again, and its
 * pieces leave stock again. Refused for a refund to a card, for cash already counted by a close, and for a deleted booking.
 */
export const undoLineRefund = action({
  endpoint: 'POST /api/factura/{id}/deshacerDevolucion',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('factura') },
  output: object({ importe: field.money({ min: 0 }) }),
  changes: refundTables,
  answer: 'statusOk',
})

export const undoRefundRefusals = refusals({ 'devolucion.no_es_una': 409, 'devolucion.cerrada': 409, 'devolucion.a_tarjeta': 409 })
