import { lineTotal, vatOf } from '@app/contract/invoices/invoice-rules'
import type { Tx } from '../../kit/database.ts'
import { paymentsOf } from './payments.ts'

/** The company that sells where a line names none. */
const mainCompany = 1

/** What the paper of a sale says beside its lines: who sells, what was paid, how and when, and the VAT within the total. */
export async function saleFacts(
  tx: Tx,
  lines: readonly {
    readonly id_reg_factura: number
    readonly id_mst_empresas: number | null
    readonly precio: number
    readonly cantidad: number
    readonly prc_iva: number
  }[],
) {
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
  return { empresa, cobros, ivas: vatOf(lines.map((line) => ({ cents: lineTotal(line), prc_iva: line.prc_iva }))) }
}
