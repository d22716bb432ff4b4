import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { ticketFacts } from '../invoices/ticket-facts.ts'
import { cartFile, tillCall } from './carts.ts'

/** Printable ticket of the till, for a paid cart; refused before. */
export const cartTicket = action({
  endpoint: 'GET /api/tpv/carro/{id}/tiquet',
  ...tillCall,
  input: { id: field.ref('tpv_carro') },
  output: object({
    tique: cartFile,
    papel: ticketFacts,
    desc_socio_creacion: optional(field.text(220)),
    /** Address of its member, for mailing it. */
    email: optional(field.text(254)),
    /** Change given for the cash handed over, in cents; null if that was not entered. */
    cambio: optional(field.money()),
  }),
})

/** Ticket for an ESC/POS printer: its bytes on the till's roll, as base64 (0096); of a cart with official invoices, these. */
export const cartTicketBytes = action({
  endpoint: 'GET /api/tpv/carro/{id}/tiquet/escpos',
  ...tillCall,
  input: { id: field.ref('tpv_carro') },
  output: object({ fichero: field.text(60), bytes: field.text(400_000) }),
})

/**
 * Ticket as a page printed by the browser; an open cart is refused. With ACTIVAR_FACTURA_OFICIAL on, `id` is an official invoice, printed in the
 * language of its payer (0177); with it off, the number of a ticket (0095).
 */
export const cartTicketPage = action({
  endpoint: 'GET /api/view/facturaoficial/{id}/imprimir',
  also: ['GET /view/facturaoficial/{id}/imprimir'],
  ...tillCall,
  input: { id: field.integer({ min: 1 }) },
  output: field.note(2_000_000),
  answer: 'page',
})
