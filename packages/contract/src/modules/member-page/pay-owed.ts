import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ownPaymentLink } from './own-payment-link.ts'

/**
 * Opens the card payment of own lines: those named, also of a booking to come, or all that are owed. Answers the address of its page; asked
 * again for the same lines, the same one. Lines of another company are left for the next call. Refuses without a gateway, and while the
 * bank may still take a payment that was begun for other lines.
 */
export const payOwed = action({
  endpoint: 'POST /api/mi/pagar',
  permission: 'member',
  input: { facturas: optional(list(field.ref('factura'), 500)) },
  output: object({
    /** Path of the payment page, on the same host. */
    url: field.text(200),
    importe: field.money(),
    /** Cents of the asked lines that another company collects. */
    queda: field.money(),
  }),
  changes: [ownPaymentLink, ledgerOperation, ledgerOperationLine],
})
