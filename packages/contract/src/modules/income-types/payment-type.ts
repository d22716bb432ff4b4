import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Behaviour of the payment types; their labels are editable by the club. */
export const paymentTypes = { cash: 1, cardOnline: 2, pass: 3, cardTerminal: 4, directDebit: 5, transfer: 6, wallet: 7 } as const
/** Payment types refundable to the wallet. */
export const walletRefundable: readonly number[] = [paymentTypes.cardOnline, paymentTypes.wallet]
/** Payment types with which the desk collects a debt. */
export const debtPaymentTypes: readonly number[] = [
  paymentTypes.cash,
  paymentTypes.cardTerminal,
  paymentTypes.transfer,
  paymentTypes.wallet,
]

/** Method of payment; behaviour depends on the ids. */
export const paymentType = resource('payment-type', {
  table: 'tipo_pago',
  path: 'tipo_pago',
  label: 'desc_tipopago',
  permission: 'params',
  dropdown: ['params', 'bookings', 'invoices', 'members'],
  reserved: Object.values(paymentTypes),
  only: ['list', 'get', 'dropdown'],
  words: 'club',
  fields: {
    id_mst_tipopago: field.id(),
    desc_tipopago: field.text(60),
    activo: defaulted(field.flag(), true),
  },
})
