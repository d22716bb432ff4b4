import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { gatewayWays, ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'

/** What a notice of the gateway may change. */
export const cardChanges = [ledgerOperation, ledgerOperationLine, ledgerTransfer, ledgerAccount, invoice]
const opened = { token: field.text(100), lang: optional(field.choice(...languages)) }

/**
 * Mails each member a link under which his lines can be paid by card. All or none: a paid line, a member without an
 * address and a club without a card gateway refuse it. The body is the list itself.
 */
export const sendPaymentLinks = action({
  endpoint: 'POST /enviar_email_pago_factura',
  permission: ['bookings', 'invoices', 'members'],
  input: { items: list(object({ id_reg_factura: field.ref('factura'), id_mst_socios: optional(field.ref('socio')) }), 500) },
  output: object({ enlaces: field.integer() }),
  changes: [ledgerOperation, ledgerOperationLine],
  answer: 'statusOneIsSuccess',
})

/** The page of a payment link, for whoever has it: what is owed, or why nothing can be paid. */
export const paymentPage = action({
  endpoint: 'GET /pago/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(40_000),
  answer: 'page',
})

/** Begins a payment and leads on to the gateway. `importe` is the sum that the page showed: another one by now is named first. */
export const startPayment = action({
  endpoint: 'POST /pago/{token}',
  permission: 'anyone',
  input: { ...opened, medio: defaulted(field.choice(...gatewayWays), 'tarjeta'), importe: field.integer({ min: 0 }) },
  output: field.note(40_000),
  changes: [ledgerOperation, ledgerOperationLine],
  answer: 'page',
})

/** What the gateway tells of an order, signed (formats.md §4.1). It may come late, twice and in any order. */
export const cardNotice = action({
  endpoint: 'POST /api/pago/aviso',
  permission: 'anyone',
  input: { Ds_SignatureVersion: field.text(40), Ds_MerchantParameters: field.text(8000), Ds_Signature: field.text(200) },
  output: nothing,
  changes: cardChanges,
})
