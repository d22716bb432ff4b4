import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { lockLines } from '../invoices/public.ts'

/** Locks receipts in the order of their numbers; their lines are locked before them. */
export const lockRows = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('recibo').selectAll().where(isOneOf('id_reg_recibo', ids)).orderBy('id_reg_recibo').forNoKeyUpdate().execute()

/** Lines of receipts with the cents that these collect, the newest first. */
const partsOf = (tx: Tx, receipts: readonly number[]) =>
  tx
    .selectFrom('recibo_factura')
    .select(['id_reg_recibo_factura', 'id_reg_recibo', 'id_reg_factura', 'importe', 'vivo'])
    .where(isOneOf('id_reg_recibo', receipts))
    .orderBy('id_reg_factura', 'desc')
    .execute()

/** Locks the lines of receipts and `more` ones in the order of their ids, then the receipts, then their remittances. */
export async function lockReceipts(tx: Tx, receipts: readonly number[], more: readonly number[] = []) {
  const parts = await partsOf(tx, receipts)
  const lines = await lockLines(tx, [...new Set([...parts.map((one) => one.id_reg_factura), ...more])])
  const rows = await lockRows(tx, receipts)
  const remittances = await tx
    .selectFrom('remesa')
    .select(['id_reg_remesas', 'fecha', 'fecha_creacion', 'estado'])
    .where(
      isOneOf(
        'id_reg_remesas',
        rows.flatMap((row) => row.id_reg_remesa ?? []),
      ),
    )
    .orderBy('id_reg_remesas')
    .forNoKeyUpdate()
    .execute()
  return {
    parts: Map.groupBy(parts, (one) => one.id_reg_recibo),
    lines: new Map(lines.map((line) => [line.id_reg_factura, line])),
    receipts: new Map(rows.map((row) => [row.id_reg_recibo, row])),
    remittances: new Map(remittances.map((row) => [row.id_reg_remesas, row])),
  }
}
export type Locked = Awaited<ReturnType<typeof lockReceipts>>

/** Deletes locked receipts that are in no file. */
export async function deleteReceipts(tx: Tx, ids: readonly number[]) {
  for (const table of ['recibo_lote', 'recibo_factura', 'recibo'] as const)
    await tx.deleteFrom(table).where(isOneOf('id_reg_recibo', ids)).execute()
}
