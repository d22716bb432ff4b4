import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { paperFlag } from './ticket-page.ts'

const one = { id: field.ref('factura') }

/** Address of the member of a line, for mailing its papers. */
export const paperReader = action({
  endpoint: 'GET /api/factura/{id}/papel',
  permission: 'invoices',
  input: one,
  output: object({ email: optional(field.text(254)) }),
})

/** Mails a paper of a line as a PDF, in the language of its member; refuses what its page refuses. */
export const mailPaper = action({
  endpoint: 'POST /api/factura/{id}/papel/enviar',
  permission: 'invoices',
  input: { ...one, flag: paperFlag, email: field.email() },
  output: nothing,
  changes: [],
})
