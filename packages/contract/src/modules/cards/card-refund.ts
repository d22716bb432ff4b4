import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { cardChanges } from './payment-link.ts'

const permission = 'invoices'
const line = field.ref('factura')

/** What a line that is given back to a card was for; 1 and 2 come with enrolments and championships. */
export const cardRefundKinds = { none: -1, wallet: 0, enrolment: 1, championship: 2, reservation: 3, voucher: 4 } as const
const kind = field.choice(...Object.values(cardRefundKinds))

/** Whether a line can be given back to the card that paid it, how much, and what is said about it. */
export const cardRefundable = action({
  endpoint: 'GET /api/factura/{id}/refund/checkTipoTpv',
  permission,
  input: { id: line },
  output: object({
    /** Whether it was paid at the gateway. */
    tpv: field.flag(),
    /** The payment type of the gateway; null when nothing of the line was paid there. */
    id_mst_tipotpv: optional(field.ref('tipo_pago')),
    tipo_pago: kind,
    devolver_monedero: field.flag(),
    nombre_campeonato_actividad: optional(field.text(200)),
    maximo: field.money({ min: 0 }),
  }),
})

/** Gives euros of a line back to the card that paid it: never more than was paid there. `type` is `tipo_pago`. */
export const refundToCard = action({
  endpoint: 'GET /api/factura/{id}/refund/devolverTarjeta/{amount}/{type}',
  permission,
  input: { id: line, amount: field.money({ min: 1 }), type: kind },
  output: object({ devuelto: field.money() }),
  changes: cardChanges,
  answer: 'statusOneIsSuccess',
})
