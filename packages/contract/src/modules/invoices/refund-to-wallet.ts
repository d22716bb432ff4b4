import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { refundOptions, refundTables } from './refund.ts'

const amount = field.money({ min: 0 })

/** True if the remaining payments of a booking may be refunded to the wallets of the members they were paid for. */
export const isRefundableToWallet = action({
  endpoint: 'GET /api/reserva/{id}/devolverCreditosFactura',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('reserva') },
  output: object({ devolver: field.flag(), importe: amount }),
})

/** Refunds the remaining payments of a line: to the wallet of its member, or by the original method. */
export const refundLineToWallet = action({
  endpoint: 'POST /api/factura/{id}/devolverCreditosFactura',
  gives: true,
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('factura'), pasar_a_monedero: defaulted(field.flag(), true), confirmar_abono: refundOptions.confirmar_abono },
  output: object({ devuelto: amount }),
  changes: refundTables,
  answer: 'statusOneIsSuccess',
})
