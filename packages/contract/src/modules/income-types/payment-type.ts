import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** What the product does with each payment type; their labels are the club's to edit. */
export const paymentTypes = { cash: 1, cardOnline: 2, pass: 3, cardTerminal: 4, directDebit: 5, transfer: 6, wallet: 7 } as const
/** Paid with these, money may go back to the wallet. */
export const walletRefundable: readonly number[] = [paymentTypes.cardOnline, paymentTypes.wallet]
/** With these the desk collects a debt. */
export const collectsDebt: readonly number[] = [paymentTypes.cash, paymentTypes.cardTerminal, paymentTypes.transfer, paymentTypes.wallet]

/** How somebody pays; behaviour hangs on the ids. */
export const paymentType = resource('payment-type', {
  table: 'tipo_pago',
  path: 'tipo_pago',
  label: 'desc_tipopago',
  permission: 'params',
  dropdown: ['params', 'bookings', 'invoices', 'members'],
  reserved: Object.values(paymentTypes),
  only: ['list', 'get', 'dropdown'],
  fields: {
    id_mst_tipopago: field.id(),
    desc_tipopago: field.text(60),
    activo: defaulted(field.flag(), true),
  },
})
