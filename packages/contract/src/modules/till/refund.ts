import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { linesToRefund, refundableAmounts, refundMethods, refundOptions, refundTables } from '../invoices/refund.ts'
import { cartFile, tillCall } from './carts.ts'

/** Refundable amounts of a ticket; empty for an unpaid one. */
export const cartRefundable = action({
  endpoint: 'GET /api/tpv/carro/{id}/porDevolver',
  ...tillCall,
  input: { id: field.ref('tpv_carro') },
  output: refundableAmounts,
})

/**
 * Refunds lines of a ticket, whole or in part; refuses other lines. Pieces of products return to stock, in the number covered by
 * the amount, unless `vuelve_al_stock` marks them as no longer for sale.
 */
export const refundCart = action({
  endpoint: 'POST /api/tpv/carro/devolucion',
  ...tillCall,
  gives: true,
  input: {
    id_reg_tpv_carro: field.ref('tpv_carro'),
    facturas: linesToRefund,
    forma: defaulted(field.choice(...refundMethods), 'como_se_pago'),
    ...refundOptions,
    vuelve_al_stock: defaulted(field.flag(), true),
  },
  output: object({ devuelto: field.money({ min: 0 }), tique: cartFile }),
  changes: refundTables,
})
