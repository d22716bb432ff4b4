import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { ticketFacts } from '../invoices/ticket-facts.ts'
import { cartFile } from './carts.ts'

/** A ticket of the till as it is printed, once its cart is paid; refused before. */
export const cartTicket = action({
  endpoint: 'GET /api/tpv/carro/{id}/tiquet',
  permission: 'cash',
  input: { id: field.ref('tpv_carro') },
  output: object({
    tique: cartFile,
    papel: ticketFacts,
    desc_socio_creacion: optional(field.text(220)),
    /** What was given back of the cash handed over, in cents; null where nobody said how much that was. */
    cambio: optional(field.money()),
  }),
})
