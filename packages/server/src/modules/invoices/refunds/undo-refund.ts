import { isPaid } from '@app/contract/invoices/invoice-rules'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { lockMembers, lockRegisters, post } from '../../ledger/public.ts'
import { requireOpenDays } from '../../periods/public.ts'
import { restoreLostPieces, takePieces } from '../../products/public.ts'
import { lockLines } from '../charge.ts'
import type { Line, MoneyContext } from '../settle.ts'
import { givePassesBack, ownersOfTaken } from './refunded-passes.ts'

/** A refund transfer: from sales, or from the account of a payment without line, to the receiving account. */
interface Sent {
  readonly id_reg_asiento: number
  readonly debe: number
  readonly haber: number
  readonly importe: number
  readonly id_reg_factura: number | null
  readonly id_reg_operacion: number | null
}

/** Reverts refund transfers of locked lines: the lines of the opposite sign are hidden, or keep the part refunded another way. */
async function reverse(call: MoneyContext, sent: readonly Sent[], lines: readonly Line[]) {
  const { tx, today } = call
  const asientos = await post(
    call,
    sent.map(({ id_reg_asiento, debe, haber, importe, id_reg_factura, id_reg_operacion }) => ({
      debe: haber,
      haber: debe,
      importe,
      motivo: 'anulacion' as const,
      id_reg_factura,
      id_reg_operacion,
      revierte: id_reg_asiento,
    })),
  )
  call.note('libro_asiento', null, asientos)
  const ids = [...new Set(sent.flatMap((one) => one.id_reg_factura ?? []))]
  const back = new Map(ids.map((id) => [id, sent.reduce((sum, one) => sum + (one.id_reg_factura === id ? one.importe : 0), 0)]))
  for (const line of lines) {
    const cents = back.get(line.id_reg_factura)
    if (cents === undefined) continue
    const pagado = line.pagado + cents
    // parts refunded another way, such as in cash, stay refunded
    const rest = pagado === 0 ? { fecha_pago: null, fecha_baja: today } : { precio: pagado, cantidad: 1 }
    await tx
      .updateTable('factura')
      .set({ pagado, ...rest })
      .where('id_reg_factura', '=', line.id_reg_factura)
      .execute()
  }
  await givePassesBack(call, ids)
  // part of the payment was not refunded after all
  await tx.updateTable('factura').set({ id_reg_factura_anulacion: null }).where('id_reg_factura_anulacion', 'in', ids).execute()
}

/**
 * Reverts a refund that an operation did not carry out: its lines of the opposite sign are hidden, and the payments can
 * be refunded again. Money without line returns to its account. At most `most` cents, the last first: the rest was paid
 * out.
 */
export async function undoRefund(call: MoneyContext, id_reg_operacion: number, most = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { tx } = call
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
  await lockMembers(tx, await ownersOfTaken(tx, ids))
  await reverse(call, sent, lines)
}

/** Refunds of a line that are not yet reverted, with the owner of the receiving account, the refunded line, and the closing, if counted. */
const givenBy = (tx: Tx, id: number) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_asiento as p', 'p.id_reg_asiento', 'a.revierte')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.haber')
    .select(['a.id_reg_asiento', 'a.debe', 'a.haber', 'a.importe', 'a.id_reg_factura', 'a.id_reg_operacion', 'a.dia'])
    .select(['p.id_reg_factura as pagada', 'c.id_mst_caja', 'c.id_mst_socios'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('caja_movimiento as m')
          .select('m.id_reg_caja')
          .whereRef('m.id_mst_caja', '=', 'c.id_mst_caja')
          .where('m.tipo', '=', 'cierre')
          .where(sql<boolean>`m.id_reg_asiento >= a.id_reg_asiento`),
      ).as('cerrada'),
    )
    .where('a.id_reg_factura', '=', id)
    .where('a.motivo', '=', 'devolucion')
    .where('a.debe', '=', accounts.sales)
    .whereRef('a.devuelto', '<', 'a.importe')
    .orderBy('a.id_reg_asiento')
    .execute()

export const undo = handle(undoLineRefund, async (call) => {
  const { tx, input, note } = call
  const seen = await givenBy(tx, input.id)
  if (seen.length === 0) refuse('devolucion.no_es_una')
  const paid = seen.flatMap((one) => one.pagada ?? [])
  const lines = await lockLines(tx, [...new Set([input.id, ...paid])])
  if (lines.some((line) => line.id_reg_reserva_hist !== null || line.fecha_baja !== null)) refuse('cobro.reserva_eliminada')
  await lockRegisters(
    tx,
    seen.flatMap((one) => one.id_mst_caja ?? []),
  )
  await lockMembers(tx, [...seen.flatMap((one) => one.id_mst_socios ?? []), ...(await ownersOfTaken(tx, [input.id]))])
  // it may have been reverted, or the register closed, between the read and the locks
  const sent = await givenBy(tx, input.id)
  if (sent.length === 0) refuse('devolucion.no_es_una')
  if (sent.some(({ id_reg_operacion, haber }) => id_reg_operacion !== null || haber === accounts.gateway)) refuse('devolucion.a_tarjeta')
  if (sent.some(({ cerrada }) => cerrada)) refuse('devolucion.cerrada')
  await requireOpenDays(
    call,
    sent.map(({ dia }) => dia),
  )
  await reverse(call, sent, lines)
  note(
    'factura',
    lines,
    await lockLines(
      tx,
      lines.map((line) => line.id_reg_factura),
    ),
  )
  await restoreLostPieces(call, input.id)
  await takePieces(
    call,
    lines.filter((line) => line.id_reg_factura !== input.id && isPaid(line)),
  )
  return { importe: sent.reduce((sum, { importe }) => sum + importe, 0) }
})
