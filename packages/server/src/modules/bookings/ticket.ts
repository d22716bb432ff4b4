import { bookingTicket } from '@app/contract/bookings/ticket'
import { lineTotal, vatOf } from '@app/contract/invoices/invoice-rules'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'

/** The company that sells where a line names none. */
const mainCompany = 1

export const ticket = handle(bookingTicket, async ({ tx, input: { id }, now }) => {
  const lines = await tx
    .selectFrom('factura')
    .select(['id_mst_empresas', 'precio', 'cantidad', 'prc_iva'])
    .where('id_reg_reserva', '=', id)
    .orderBy('id_reg_factura')
    .execute()
  if (lines.length === 0) refuse('msg.sin_facturas')
  const empresa = await tx
    .selectFrom('empresa')
    .select(['nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono'])
    .where('id_mst_empresas', '=', lines[0]?.id_mst_empresas ?? mainCompany)
    .executeTakeFirstOrThrow()
  const cobros = await tx
    .selectFrom('cobro as c')
    .innerJoin('factura as f', 'f.id_reg_factura', 'c.id_reg_factura')
    .innerJoin('tipo_pago as t', 't.id_mst_tipopago', 'c.id_mst_tipopago')
    .select(['c.importe', 'c.fecha', 't.desc_tipopago'])
    .where('f.id_reg_reserva', '=', id)
    .orderBy('c.id_reg_cobro')
    .execute()
  const ivas = vatOf(lines.map((line) => ({ cents: lineTotal(line), prc_iva: line.prc_iva })))
  return { empresa, cobros, ivas, fecha: now }
})
