import { accounts } from '@app/contract/ledger/account'
import { post } from '../ledger/public.ts'
import { lockLines } from './charge.ts'
import type { Settling } from './settle.ts'

/**
 * Takes back what an operation was to give back and did not: its lines of the opposite sign are gone, and what they took back of payments can be
 * given back anew. Money that came from no line returns to the account that it came from.
 * No more than `most` cents of it, the last first: the rest was paid out.
 */
export async function undoRefund(call: Settling, id_reg_operacion: number, most = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { tx, today } = call
  const found = await tx
    .selectFrom('libro_asiento')
    .selectAll()
    .where('id_reg_operacion', '=', id_reg_operacion)
    .where('haber', '=', accounts.transit)
    .whereRef('devuelto', '<', 'importe')
    .orderBy('id_reg_asiento', 'desc')
    .execute()
  let rest = most
  const sent = found.flatMap((one) => {
    const importe = Math.min(rest, one.importe)
    rest -= importe
    return importe > 0 ? [{ ...one, importe }] : []
  })
  const ids = [...new Set(sent.flatMap((one) => one.id_reg_factura ?? []))]
  const refunded = await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_factura_anulacion', 'in', ids).execute()
  const lines = await lockLines(tx, [...ids, ...refunded.map((one) => one.id_reg_factura)])
  const asientos = await post(
    call,
    sent.map(({ id_reg_asiento, debe, importe, id_reg_factura }) => ({
      debe: accounts.transit,
      haber: debe,
      importe,
      motivo: 'anulacion' as const,
      id_reg_factura,
      id_reg_operacion,
      revierte: id_reg_asiento,
    })),
  )
  call.note('libro_asiento', null, asientos)
  const back = new Map(ids.map((id) => [id, sent.reduce((sum, one) => sum + (one.id_reg_factura === id ? one.importe : 0), 0)]))
  for (const line of lines) {
    const cents = back.get(line.id_reg_factura)
    if (cents === undefined) continue
    const pagado = line.pagado + cents
    // what went another way, such as cash, stays given back
    const rest = pagado === 0 ? { fecha_pago: null, fecha_baja: today } : { precio: pagado, cantidad: 1 }
    await tx
      .updateTable('factura')
      .set({ pagado, ...rest })
      .where('id_reg_factura', '=', line.id_reg_factura)
      .execute()
  }
  // not all of the payment was given back after all
  await tx.updateTable('factura').set({ id_reg_factura_anulacion: null }).where('id_reg_factura_anulacion', 'in', ids).execute()
}
