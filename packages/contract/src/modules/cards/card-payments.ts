import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { issued } from '../official-invoices/official-invoices.ts'
import { cart } from '../till/cart.ts'
import { cardChanges } from './payment-link.ts'

const f = ledgerOperation.fields
const permission = 'invoices'
const one = { id: field.ref('libro_operacion') }

/**
 * Newest 500 links, payments and refunds, and all those that need attention, of any age. `sin_pasarela`: the club takes no cards;
 * `de_prueba`: no money moves.
 */
export const cardPayments = action({
  endpoint: 'GET /api/pagos_tarjeta',
  permission,
  input: {},
  output: object({
    sin_pasarela: field.flag(),
    de_prueba: field.flag(),
    operaciones: list(
      object({
        ...pick(f, 'id_reg_operacion', 'clase', 'estado', 'medio', 'caduca', 'respuesta', 'visto', 'fecha', 'fecha_fin'),
        importe: field.money(),
        /** Amount that the cash machine kept, or paid out. */
        movido: optional(field.money()),
        /** Number at the gateway, or at the cash machine. */
        orden: optional(field.text(40)),
        id_mst_socios: optional(field.ref('socio')),
        desc_socio: optional(field.text(220)),
        concepto: optional(field.text(500)),
      }),
    ),
    /** Surplus payments, for lines paid in the meantime: the money belongs to the payer until it is used or refunded. */
    sobrantes: list(
      object({
        id_reg_cuenta: field.integer(),
        importe: field.money(),
        fecha: field.instant(),
        orden: optional(field.text(40)),
        /** Received by the cash machine, and refunded by it. */
        de_maquina: field.flag(),
        id_mst_socios: optional(field.ref('socio')),
        desc_socio: optional(field.text(220)),
        /** Debt of the member, which the surplus can pay. */
        debe: field.money(),
      }),
    ),
  }),
})

/** Withdraws a link: it accepts no payments any more. A payment already begun is still applied when it succeeds. */
export const withdrawLink = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/retirar',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

/** Queries the gateway for the result of an order; the list shows the answer shortly after. */
export const queryGateway = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/preguntar',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

/** Decides a doubtful order by hand, after a look at the gateway's own pages. */
export const decideOperation = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/decidir',
  permission,
  input: { ...one, hecha: field.flag() },
  output: object(pick(f, 'estado')),
  changes: [...cardChanges, cart, ...issued],
})

/** Marks a refused refund, or a late report of the cash machine after a decision, as seen. */
export const acknowledgeOperation = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/visto',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

const surplus = { id: field.ref('libro_cuenta') }
/** Pays the member's debt from a surplus payment, the oldest line first. */
export const useSurplus = action({
  endpoint: 'POST /api/pagos_tarjeta/sobrante/{id}/usar',
  permission,
  input: surplus,
  output: object({ usado: field.money() }),
  changes: cardChanges,
})
/** Refunds a surplus payment to the card. */
export const refundSurplus = action({
  endpoint: 'POST /api/pagos_tarjeta/sobrante/{id}/devolver',
  gives: true,
  permission,
  input: surplus,
  output: object({ devuelto: field.money() }),
  changes: cardChanges,
})
