import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { documentDelivery } from './document-delivery.ts'

/** Mails the paper of an official invoice as a PDF, in the language of its payer. */
export const mailDocument = action({
  endpoint: 'POST /api/facturaoficial/{id}/papel/enviar',
  permission: ['cash', 'invoices'],
  input: { id: field.ref('facturaoficial'), email: field.email() },
  output: nothing,
  changes: [documentDelivery],
})
