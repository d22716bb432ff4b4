import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { gatewayMethods, ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'

/** Tables that a notice of the gateway may change. */
export const cardChanges = [ledgerOperation, ledgerOperationLine, ledgerTransfer, ledgerAccount, invoice]
const opened = { token: field.text(100), lang: optional(field.choice(...languages)) }

/**
 * Mails each member a link for paying their lines by card. All or none: a paid line, a member without an address and
 * a club without a card gateway refuse it. The body is the list itself.
 */
export const sendPaymentLinks = action({
  endpoint: 'POST /enviar_email_pago_factura',
  permission: ['bookings', 'invoices', 'members'],
  input: { items: list(object({ id_reg_factura: field.ref('factura'), id_mst_socios: optional(field.ref('socio')) }), 500) },
  output: object({ enlaces: field.integer() }),
  changes: [ledgerOperation, ledgerOperationLine],
  answer: 'statusOneIsSuccess',
})

/** Page of a payment link, without sign-in: the amount due, or the reason against a payment. */
export const paymentPage = action({
  endpoint: 'GET /pago/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(40_000),
  answer: 'page',
})

/** Begins a payment and redirects to the gateway. `importe` is the sum shown on the page: if it has changed, the new one is shown first. */
export const startPayment = action({
  endpoint: 'POST /pago/{token}',
  permission: 'anyone',
  input: { ...opened, medio: defaulted(field.choice(...gatewayMethods), 'tarjeta'), importe: field.integer({ min: 0 }) },
  output: field.note(40_000),
  changes: [ledgerOperation, ledgerOperationLine],
  answer: 'page',
})

/** Signed notice of the gateway about an order (formats.md §4.1). It may come late, twice and in any order. */
export const cardNotice = action({
  endpoint: 'POST /api/pago/aviso',
  permission: 'anyone',
  input: { Ds_SignatureVersion: field.text(40), Ds_MerchantParameters: field.text(8000), Ds_Signature: field.text(200) },
  output: nothing,
  changes: cardChanges,
})
