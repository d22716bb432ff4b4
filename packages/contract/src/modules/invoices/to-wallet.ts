import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { refundTables } from './refund.ts'

const amount = field.money({ min: 0 })

/** Whether what is left of a booking's payments may go to the wallets of whom it was paid for. */
export const creditsReturnable = action({
  endpoint: 'GET /api/reserva/{id}/devolverCreditosFactura',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('reserva') },
  output: object({ devolver: field.flag(), importe: amount }),
})

/** Gives back what is left of a line: to the wallet of its member, or the way it was paid. */
export const returnCredits = action({
  endpoint: 'POST /api/factura/{id}/devolverCreditosFactura',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('factura'), pasar_a_monedero: defaulted(field.flag(), true) },
  output: object({ devuelto: amount }),
  changes: refundTables,
  answer: 'statusOneIsSuccess',
})
