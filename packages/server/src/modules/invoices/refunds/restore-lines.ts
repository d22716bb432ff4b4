import { invoice } from '@app/contract/invoices/invoice'
import type { Tx } from '../../../kit/database/database.ts'
import { writeKept } from '../../../kit/database/kept-rows.ts'

/** The lines of bookings as they were kept; those that came since go. Whoever calls it has the lines locked and knows that nobody touched them. */
export async function restoreLines(tx: Tx, bookings: readonly number[], lines: readonly Readonly<Record<string, unknown>>[]) {
  const ids = lines.map((line) => Number(line.id_reg_factura))
  await tx.deleteFrom('factura').where('id_reg_reserva', 'in', bookings).where('id_reg_factura', 'not in', ids).execute()
  await writeKept(tx, invoice, lines)
}
