import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'

/**
 * Receipts of which a line is not as it was when they were made: paid in part or whole, priced anew, deleted, held by the cash machine, or let
 * go of.
 */
export async function changedReceipts(tx: Tx, receipts: readonly number[]): Promise<ReadonlySet<number>> {
  if (receipts.length === 0) return new Set()
  const rows = await tx
    .selectFrom('recibo_factura as v')
    .innerJoin('factura as f', 'f.id_reg_factura', 'v.id_reg_factura')
    .select('v.id_reg_recibo')
    .distinct()
    .where(isOneOf('v.id_reg_recibo', receipts))
    .where(
      sql<boolean>`(not v.vivo or f.fecha_pago is not null or f.fecha_baja is not null or f.borrador or f.retenido > 0
        or f.precio * f.cantidad - f.pagado <> v.importe)`,
    )
    .execute()
  return new Set(rows.map((row) => row.id_reg_recibo))
}
