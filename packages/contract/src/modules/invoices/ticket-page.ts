import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'

/**
 * Printable page of a paid line: with `flag` 0 the ticket of the till's roll, with 1 a proof of payment on A4. An unpaid line is refused
 * (R-137, 0091).
 */
export const ticketPage = action({
  endpoint: 'GET /view/factura/{id}/facturasimplificada/{flag}/imprimir',
  permission: 'invoices',
  input: { id: field.ref('factura'), flag: field.choice(0, 1) },
  output: field.note(20_000),
  answer: 'page',
})
