import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { paymentTypes } from '../income-types/payment-type.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { member } from '../members/member.ts'
import { issued } from '../official-invoices/official-invoices.ts'
import { pass } from '../passes/pass.ts'
import { cartChanges, cartFile, cartOfDesk, tillCall } from './carts.ts'

const amount = field.money({ min: 0 })

/**
 * Collects a whole cart, once: by one payment method, or several with amounts that add up to its total. `total` is the sum shown at the
 * desk: refused if the cart has changed. `entregado` is the cash handed over. Requires a member or the guest; the same transaction
 * takes the stock, issues the passes and, with ACTIVAR_FACTURA_OFICIAL, the simplified invoice, whose refusal refuses the payment.
 */
export const payCart = action({
  endpoint: 'POST /api/tpv/carro/pagar',
  ...tillCall,
  input: {
    ...cartOfDesk,
    id_mst_tipopago: defaulted(field.ref('tipo_pago'), paymentTypes.cash),
    pagos: optional(list(object({ id_mst_tipopago: field.ref('tipo_pago'), importe: amount }), 10)),
    id_mst_caja: optional(field.ref('caja')),
    entregado: optional(amount),
    total: optional(amount),
  },
  output: object({ tique: cartFile, cobrado: amount, cambio: amount }),
  changes: [...cartChanges, ledgerAccount, ledgerTransfer, pass, member, ...memberFeeTables, ...issued],
  answer: 'statusOk',
})
