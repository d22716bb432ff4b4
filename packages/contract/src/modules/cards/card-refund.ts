import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { refundOptions, usos } from '../invoices/refund.ts'
import { cardChanges } from './payment-link.ts'

const permission = 'invoices'
const line = field.ref('factura')

/** Subject of a line refunded to a card; 1 and 2 come with enrolments and championships. */
export const cardRefundKinds = { none: -1, wallet: 0, enrolment: 1, championship: 2, reservation: 3, voucher: 4 } as const
const kind = field.choice(...Object.values(cardRefundKinds))

/** Refundability of a line to the card that paid it: yes or no, the amount, and its message. */
export const cardRefundable = action({
  endpoint: 'GET /api/factura/{id}/refund/checkTipoTpv',
  permission,
  input: { id: line },
  output: object({
    /** True if it was paid at the gateway. */
    tpv: field.flag(),
    /** Payment type of the gateway; null if nothing of the line was paid there. */
    id_mst_tipotpv: optional(field.ref('tipo_pago')),
    tipo_pago: kind,
    devolver_monedero: field.flag(),
    nombre_campeonato_actividad: optional(field.text(200)),
    maximo: field.money({ min: 0 }),
  }),
})

/** Refunds euros of a line to the card that paid it, at most the amount paid there. `type` is `tipo_pago`. */
export const refundToCard = action({
  endpoint: 'GET /api/factura/{id}/refund/devolverTarjeta/{amount}/{type}',
  gives: true,
  permission,
  input: { id: line, amount: field.money({ min: 1 }), type: kind, usos, confirmar_abono: refundOptions.confirmar_abono },
  output: object({ devuelto: field.money() }),
  changes: cardChanges,
  answer: 'statusOneIsSuccess',
})
