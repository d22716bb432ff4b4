import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { cardChanges } from './payment-link.ts'

const f = ledgerOperation.fields
const permission = 'invoices'
const one = { id: field.ref('libro_operacion') }

/** The newest 500 links, payments and refunds; those that somebody has to look at of any age. `sin_pasarela`: the club takes no cards; `de_prueba`: no money moves. */
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
        /** What the cash machine kept, or paid out. */
        movido: optional(field.money()),
        /** The number at the gateway, or at the cash machine. */
        orden: optional(field.text(40)),
        id_mst_socios: optional(field.ref('socio')),
        desc_socio: optional(field.text(220)),
        concepto: optional(field.text(500)),
      }),
    ),
    /** Money that came in for lines that were paid meanwhile: it is the payer’s until it is used or given back. */
    sobrantes: list(
      object({
        id_reg_cuenta: field.integer(),
        importe: field.money(),
        fecha: field.instant(),
        orden: optional(field.text(40)),
        /** The cash machine took it in, and pays it out when it is given back. */
        de_maquina: field.flag(),
        id_mst_socios: optional(field.ref('socio')),
        desc_socio: optional(field.text(220)),
        /** What the member owes: it could be used for that. */
        debe: field.money(),
      }),
    ),
  }),
})

/** Takes a link back: it pays nothing any more. What was begun from it is applied all the same when it succeeds. */
export const withdrawLink = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/retirar',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

/** Has the gateway asked what became of an order, now; what it answers is in the list shortly after. */
export const askGateway = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/preguntar',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

/** A person who looked at the gateway’s own pages says what became of a doubtful order. */
export const decideOperation = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/decidir',
  permission,
  input: { ...one, hecha: field.flag() },
  output: object(pick(f, 'estado')),
  changes: cardChanges,
})

/** The desk has taken note of a refund that was refused, or of what the cash machine said after it was decided. */
export const noteOperation = action({
  endpoint: 'POST /api/pagos_tarjeta/{id}/visto',
  permission,
  input: one,
  output: nothing,
  changes: [ledgerOperation],
})

const surplus = { id: field.ref('libro_cuenta') }
/** Pays what the member owes with money that came in twice, the oldest line first. */
export const useSurplus = action({
  endpoint: 'POST /api/pagos_tarjeta/sobrante/{id}/usar',
  permission,
  input: surplus,
  output: object({ usado: field.money() }),
  changes: cardChanges,
})
/** Gives money that came in twice back to the card. */
export const giveSurplusBack = action({
  endpoint: 'POST /api/pagos_tarjeta/sobrante/{id}/devolver',
  permission,
  input: surplus,
  output: object({ devuelto: field.money() }),
  changes: cardChanges,
})
