import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Closing } from '../../../kit/work/closing.ts'
import { taxOf } from '../../invoices/public.ts'
import type { Copy } from '../document.ts'
import { rectifyLines } from './rectify.ts'
import { restOf } from './rest.ts'
import { documentsOf } from './state.ts'

/** Noted transfer, as far as it matters here. */
interface Moved {
  readonly motivo: string
  readonly id_reg_factura: number | null
}
const isMoved = (row: unknown): row is Moved => typeof row === 'object' && row !== null && 'motivo' in row && 'id_reg_factura' in row
/** Lines whose payments a transaction gave back, or whose refunds it undid. */
const givenBack = (rows: readonly unknown[]) => [
  ...new Set(
    rows
      .filter(isMoved)
      .flatMap(({ motivo, id_reg_factura }) => (motivo === 'devolucion' || motivo === 'anulacion' ? (id_reg_factura ?? []) : [])),
  ),
]

/** Refund lines with the refunded line of each, and its document. */
const refundsIn = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('factura as d')
    .innerJoin('libro_asiento as r', (join) => join.onRef('r.id_reg_factura', '=', 'd.id_reg_factura').on('r.motivo', '=', 'devolucion'))
    .innerJoin('libro_asiento as p', 'p.id_reg_asiento', 'r.revierte')
    .innerJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .select(['d.id_reg_factura', 'd.concepto', 'd.pagado', 'd.fecha_baja', 'd.id_reg_facturaoficial as propia'])
    .select(['f.id_reg_factura as devuelta', 'f.id_reg_facturaoficial as documento'])
    .distinct()
    .where('d.id_reg_factura', 'in', ids)
    .whereRef('f.id_reg_factura', '<>', 'd.id_reg_factura')
    .where('f.id_reg_facturaoficial', 'is not', null)
    .orderBy('d.id_reg_factura')
    .execute()
type Refund = Awaited<ReturnType<typeof refundsIn>>[number]

/** Lines that rectify a document so that each refund counts in it with what was given back by now. */
async function differences(tx: Tx, document: number, refunds: readonly Refund[]): Promise<Copy[]> {
  const { lines } = await restOf(tx, document)
  const totalOf = (id: number) => lines.reduce((sum, line) => sum + (line.id_reg_factura === id ? line.precio * line.cantidad : 0), 0)
  return refunds.flatMap(({ id_reg_factura, concepto, pagado, fecha_baja, propia, devuelta }) => {
    const precio = (fecha_baja === null ? pagado : 0) - totalOf(id_reg_factura)
    const issued = lines.find((line) => line.id_reg_factura === devuelta)
    return precio === 0 || !issued
      ? []
      : [{ id_reg_factura, concepto, cantidad: 1, precio, ...taxOf(issued), vigente: propia === null && precio < 0 }]
  })
}

/**
 * Rectifies official invoices by the refunds of a transaction, and by those that it undid, whichever desk, device or worker did it.
 * Refuses to undo the payment of an issued line.
 */
export const rectifyRefunds: Closing = async (call, notes) => {
  const ids = givenBack(notes.filter(({ table }) => table === 'libro_asiento').flatMap(({ after }) => after))
  if (ids.length === 0) return
  const { tx } = call
  const unpaid = await tx
    .selectFrom('factura as f')
    .innerJoin('facturaoficial as o', 'o.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .select(['f.concepto', 'o.num_completo as numero'])
    .where('f.id_reg_factura', 'in', ids)
    .where('f.precio', '>', 0)
    .where((eb) => eb.or([eb('f.fecha_pago', 'is', null), eb('f.fecha_baja', 'is not', null)]))
    .executeTakeFirst()
  if (unpaid) refuse('oficial.linea_emitida', {}, unpaid)
  const refunds = await refundsIn(tx, ids)
  for (const [document, own] of Map.groupBy(refunds, ({ documento }) => documento!)) {
    const lines = await differences(tx, document, own)
    if (lines.length === 0) continue
    const [invoice] = await documentsOf(tx, [document])
    await rectifyLines(call, invoice!, lines)
  }
}
