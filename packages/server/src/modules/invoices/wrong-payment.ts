import { changePaymentWay, voidPayments } from '@app/contract/invoices/wrong-payment'
import { accounts } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import { type Call, handle } from '../../kit/serve.ts'
import { lockRegisters } from '../ledger/public.ts'
import { lockLines, placesFor, requireDeskWay } from './charge.ts'
import { type Line, type Part, settle } from './settle.ts'

/** Payments with the account that they came to and the last transfer that a close of its register has counted. */
const payments = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select(['a.id_reg_asiento', 'a.id_reg_factura', 'a.importe', 'a.devuelto', 'c.id_reg_cuenta', 'c.id_mst_caja', 'c.id_mst_tipopago'])
    .select(({ selectFrom, ref }) =>
      sql<number>`coalesce((${selectFrom('caja_movimiento as m')
        .select('m.id_reg_asiento')
        .where('m.id_mst_caja', '=', ref('c.id_mst_caja'))
        .where('m.tipo', '=', 'cierre')
        .orderBy('m.id_reg_caja', 'desc')
        .limit(1)}), 0)`.as('contado'),
    )
    .where('a.id_reg_asiento', 'in', ids)
    .where('a.haber', '=', accounts.sales)
    .where('a.nivel', '=', 0)
    .orderBy('a.id_reg_asiento')
    .execute()
type Payment = Awaited<ReturnType<typeof payments>>[number]

/** Locks the lines of payments, then their registers, and reads the payments; refuses what was given back already and what a deleted booking keeps. */
async function lockPayments(tx: Tx, asked: readonly number[]) {
  const ids = [...new Set(asked)]
  if (ids.length === 0) refuse('No_element_selected', { cobros: 'No_element_selected' })
  const first = await payments(tx, ids)
  if (first.length !== ids.length) refuse('msg.not_found')
  const lines = await lockLines(tx, [...new Set(first.map((one) => one.id_reg_factura!))])
  if (lines.some((line) => line.id_reg_reserva_hist !== null)) refuse('cobro.reserva_eliminada')
  await lockRegisters(
    tx,
    first.flatMap(({ id_mst_caja }) => id_mst_caja ?? []),
  )
  const found = await payments(tx, ids)
  if (found.some(({ devuelto }) => devuelto > 0)) refuse('cobro.ya_devuelto')
  const lineOf = new Map(lines.map((line) => [line.id_reg_factura, line]))
  return found.map((payment) => ({ payment, line: lineOf.get(payment.id_reg_factura!)! }))
}

/** Takes a payment back out of the account that it came to; what a close has counted stays counted, and corrects the differences. */
const takenBack = ({ payment, line }: { payment: Payment; line: Line }): Part => ({
  line,
  cuenta: payment.id_mst_caja !== null && payment.id_reg_asiento <= payment.contado ? accounts.difference : payment.id_reg_cuenta,
  importe: -payment.importe,
  motivo: 'anulacion',
  revierte: payment.id_reg_asiento,
})

/** A register that gave money away since holds less than the payment: the desk is told how much there is. */
async function requireHeld(tx: Tx, parts: readonly Part[]) {
  const out = Map.groupBy(
    parts.filter(({ importe }) => importe < 0),
    ({ cuenta }) => cuenta,
  )
  const held = await tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_cuenta', 'saldo'])
    .where('id_reg_cuenta', 'in', [...out.keys()])
    .where('saldo', 'is not', null)
    .execute()
  for (const { id_reg_cuenta, saldo } of held) {
    const needed = -(out.get(id_reg_cuenta) ?? []).reduce((sum, { importe }) => sum + importe, 0)
    if (needed > (saldo ?? 0)) refuse('caja.no_hay_tanto_efectivo', {}, { importe: formatEuros(saldo ?? 0) })
  }
}
const sumOf = (parts: readonly Part[]) => -parts.reduce((sum, { importe }) => sum + importe, 0)

export const takeBack = handle(voidPayments, async (call) => {
  const parts = (await lockPayments(call.tx, call.input.cobros)).map(takenBack)
  await requireHeld(call.tx, parts)
  await settle(call, parts, null)
  return { importe: sumOf(parts) }
})

export const changeWay = handle(
  changePaymentWay,
  async (call: Call<{ cobros: readonly number[]; id_mst_tipopago: number; id_mst_caja: number | null }>) => {
    const { cobros, id_mst_tipopago, id_mst_caja } = call.input
    requireDeskWay(id_mst_tipopago)
    const found = await lockPayments(call.tx, cobros)
    if (found.some(({ payment }) => payment.id_mst_tipopago === id_mst_tipopago && id_mst_caja === null)) refuse('cobro.misma_forma')
    const back = found.map(takenBack)
    await requireHeld(call.tx, back)
    const places = await placesFor(call.tx, { lines: found.map(({ line }) => line), id_mst_tipopago, id_mst_caja })
    const anew = found.map(({ line, payment }, i) => ({ line, cuenta: places[i]!.cuenta, importe: payment.importe }))
    await settle(call, [...back, ...anew], id_mst_tipopago)
    return { importe: sumOf(back) }
  },
)
