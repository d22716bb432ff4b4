import { action } from '../../kit/action.ts'
import type { ValueOf } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'

/** Paper of a line: 0 the ticket of the till's roll, 1 a proof of payment on A4, 2 its payment letter with the bar code, on A4. */
export const paperFlag = field.choice(0, 1, 2)
export type PaperFlag = ValueOf<typeof paperFlag>

/**
 * Printable page of a line. Ticket and proof of an unpaid line are refused, the letter of a line without a code over its
 * remaining amount too (R-141, 0091).
 */
export const ticketPage = action({
  endpoint: 'GET /view/factura/{id}/facturasimplificada/{flag}/imprimir',
  permission: 'invoices',
  input: { id: field.ref('factura'), flag: paperFlag },
  output: field.note(20_000),
  answer: 'page',
})
