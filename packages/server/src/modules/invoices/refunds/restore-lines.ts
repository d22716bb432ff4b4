import { invoice } from '@app/contract/invoices/invoice'
import type { Tx } from '../../../kit/database/database.ts'
import { restoreRows } from '../../../kit/database/restore-rows.ts'

/**
 * Restores the lines of bookings from an archive; later ones are deleted. The caller has locked the lines and checked
 * that they are unchanged.
 */
export async function restoreLines(tx: Tx, bookings: readonly number[], lines: readonly Readonly<Record<string, unknown>>[]) {
  const ids = lines.map((line) => Number(line.id_reg_factura))
  await tx.deleteFrom('factura').where('id_reg_reserva', 'in', bookings).where('id_reg_factura', 'not in', ids).execute()
  await restoreRows(tx, invoice, lines)
}
