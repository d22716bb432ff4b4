import { bookingTicket } from '@app/contract/bookings/ticket'
import { lineTotal, vatOf } from '@app/contract/invoices/invoice-rules'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { paymentsOf } from '../invoices/public.ts'

/** The company that sells where a line names none. */
const mainCompany = 1

export const ticket = handle(bookingTicket, async ({ tx, input: { id }, now }) => {
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_empresas', 'precio', 'cantidad', 'prc_iva'])
    .where('id_reg_reserva', '=', id)
    .orderBy('id_reg_factura')
    .execute()
  if (lines.length === 0) refuse('msg.sin_facturas')
  const empresa = await tx
    .selectFrom('empresa')
    .select(['nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono'])
    .where('id_mst_empresas', '=', lines[0]?.id_mst_empresas ?? mainCompany)
    .executeTakeFirstOrThrow()
  const paid = await paymentsOf(
    tx,
    lines.map((line) => line.id_reg_factura),
  )
  const cobros = paid.map(({ importe, fecha, desc_tipopago }) => ({ importe, fecha, desc_tipopago }))
  const ivas = vatOf(lines.map((line) => ({ cents: lineTotal(line), prc_iva: line.prc_iva })))
  return { empresa, cobros, ivas, fecha: now }
})
