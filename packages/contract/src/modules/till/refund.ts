import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { givenBackBy, leftToGiveBack, linesToGiveBack, refundTables, refundWays } from '../invoices/refund.ts'
import { atTill, cartFile } from './carts.ts'

/** Refundable amounts of a ticket; empty for an unpaid one. */
export const cartRefundable = action({
  endpoint: 'GET /api/tpv/carro/{id}/porDevolver',
  ...atTill,
  input: { id: field.ref('tpv_carro') },
  output: leftToGiveBack,
})

/**
 * Refunds lines of a ticket, whole or in part; refuses other lines. Pieces of products return to stock, in the number covered by
 * the amount, unless `vuelve_al_stock` marks them as no longer for sale.
 */
export const refundCart = action({
  endpoint: 'POST /api/tpv/carro/devolucion',
  ...atTill,
  input: {
    id_reg_tpv_carro: field.ref('tpv_carro'),
    facturas: linesToGiveBack,
    forma: defaulted(field.choice(...refundWays), 'como_se_pago'),
    ...givenBackBy,
    vuelve_al_stock: defaulted(field.flag(), true),
  },
  output: object({ devuelto: field.money({ min: 0 }), tique: cartFile }),
  changes: refundTables,
})
