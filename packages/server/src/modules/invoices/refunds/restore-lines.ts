import { invoice } from '@app/contract/invoices/invoice'
import { restoreRows } from '../../../kit/database/restore-rows.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { requireOpenLines } from '../../periods/public.ts'

/**
 * Restores the lines of bookings from an archive; later ones are deleted. The caller has locked the lines and checked
 * that they are unchanged, and has restored the bookings; lines of closed months are refused.
 */
export async function restoreLines(
  call: Pick<Call<unknown>, 'tx' | 'today'>,
  bookings: readonly number[],
  lines: readonly Readonly<Record<string, unknown>>[],
) {
  const { tx } = call
  const ids = lines.map((line) => Number(line.id_reg_factura))
  const later = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_reg_reserva', 'fecha_creacion'])
    .where('id_reg_reserva', 'in', bookings)
    .execute()
  const earlier = lines.map((line) => ({
    id_reg_factura: Number(line.id_reg_factura),
    id_reg_reserva: Number(line.id_reg_reserva),
    fecha_creacion: String(line.fecha_creacion),
  }))
  await requireOpenLines(call, [...later, ...earlier])
  await tx.deleteFrom('factura').where('id_reg_reserva', 'in', bookings).where('id_reg_factura', 'not in', ids).execute()
  await restoreRows(tx, invoice, lines)
}
