import { mainCompany } from '@app/contract/company/company'
import { type LineTax, lineTotal, taxesWithin } from '@app/contract/invoices/invoice-rules'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { paymentsOf } from '../payments.ts'
import type { Line } from '../settle.ts'

/** A line as a paper needs it. */
export type TicketLine = Pick<Line, 'id_reg_factura' | 'id_mst_empresas' | 'precio' | 'cantidad' | keyof LineTax>

/** Facts on a ticket besides its lines; refuses an empty list. */
export async function ticketFacts({ tx, now }: { tx: Tx; now: Date }, lines: readonly TicketLine[]) {
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
  const cobros = paid.map(({ importe, fecha, id_mst_tipopago, desc_tipopago }) => ({
    importe,
    fecha,
    id_mst_tipopago: id_mst_tipopago!,
    desc_tipopago,
  }))
  const ivas = taxesWithin(lines.map((line) => ({ ...line, cents: lineTotal(line) })))
  return { empresa, cobros, ivas, fecha: now }
}
