import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { tillCall } from './carts.ts'

/** Mails a paid ticket as a PDF, in the language of its member. An open cart is refused. */
export const mailTicket = action({
  endpoint: 'POST /api/tpv/carro/{id}/tiquet/enviar',
  ...tillCall,
  input: { id: field.ref('tpv_carro'), email: field.email() },
  output: nothing,
  changes: [],
})
