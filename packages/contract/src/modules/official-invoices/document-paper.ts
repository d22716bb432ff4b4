import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

const paper = { permission: ['cash', 'invoices'], input: { id: field.ref('facturaoficial') } } as const

/** Paper of an official invoice as a page printed by the browser, in the language of its payer; it counts as printed. */
export const documentPage = action({
  ...paper,
  endpoint: 'GET /api/facturaoficial/{id}/papel',
  output: field.note(2_000_000),
  answer: 'page',
})

/** The same paper as a PDF, as base64; it counts as shown. */
export const documentPdf = action({
  ...paper,
  endpoint: 'GET /api/facturaoficial/{id}/pdf',
  output: object({ fichero: field.text(120), bytes: field.text(4_000_000) }),
})

/** Address of the payer, for mailing the paper. */
export const documentReader = action({
  ...paper,
  endpoint: 'GET /api/facturaoficial/{id}/lector',
  output: object({ email: optional(field.text(254)) }),
})
