import { bookingTicket } from '@app/contract/bookings/ticket'
import { handle } from '../../kit/http/serve.ts'
import { ticketFacts } from '../invoices/public.ts'

export const ticket = handle(bookingTicket, async ({ tx, input: { id }, now }) => {
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_empresas', 'precio', 'cantidad', 'impuesto', 'prc_iva', 'exencion'])
    .where('id_reg_reserva', '=', id)
    .orderBy('id_reg_factura')
    .execute()
  return ticketFacts({ tx, now }, lines)
})
