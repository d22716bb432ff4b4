import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { ticketFacts } from '../invoices/ticket-facts.ts'

/** Data of the printed ticket beyond the booking itself. */
export const bookingTicket = action({
  endpoint: 'GET /api/reserva/{id}/tiquet',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: ticketFacts,
})
