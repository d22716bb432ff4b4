import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { expressionBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Line } from '../settle.ts'

/** Refundable remainder of the payments of lines, newest first: cents, with the account that received them. */
export const paymentsLeft = (tx: Tx, lines: readonly number[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select(['a.id_reg_asiento', 'a.id_reg_factura', 'c.id_reg_cuenta as cuenta', 'c.id_mst_tipopago', 'c.id_mst_caja'])
    .select(['a.id_reg_operacion', 'a.fecha', 'c.id_mst_socios', 'c.vence'])
    .select(sql<number>`a.importe - a.devuelto`.as('queda'))
    .where('a.id_reg_factura', 'in', lines)
    .where('a.haber', '=', accounts.sales)
    .where('a.nivel', '=', 0)
    .whereRef('a.devuelto', '<', 'a.importe')
    .orderBy('a.id_reg_asiento', 'desc')
    .execute()
export type RefundablePayment = Awaited<ReturnType<typeof paymentsLeft>>[number]

/** Payments at the gateway are refunded there, cash of the machine is paid out by it; both are pending until answered. */
export const isOfWallet = ({ id_mst_tipopago }: RefundablePayment) => id_mst_tipopago === paymentTypes.wallet
export const isAtMachine = ({ cuenta }: RefundablePayment) => cuenta === accounts.cashMachine
export const isAtGateway = ({ cuenta, id_reg_operacion }: RefundablePayment) => cuenta === accounts.gateway && id_reg_operacion !== null

/** Payments that refund n cents of a line, newest first; refuses more than the remainder, and 0. */
export function refundParts(payments: readonly RefundablePayment[], wanted: number | null) {
  const left = payments.reduce((sum, { queda }) => sum + queda, 0)
  if (left === 0) refuse('msg.nada_que_devolver')
  if (wanted !== null && wanted > left)
    refuse('msg.IMPORTE_SUPERIOR_DISPONIBLE', { importe: 'msg.IMPORTE_SUPERIOR_DISPONIBLE' }, { maximo: formatEuros(left) })
  let rest = wanted ?? left
  return payments.flatMap((payment) => {
    const importe = Math.min(rest, payment.queda)
    rest -= importe
    return importe > 0 ? [{ payment, importe }] : []
  })
}

/** Refunds of lines: cents, and their lines of the opposite sign; corrections of mistyped payments are excluded. */
export const refunds = expressionBuilder<Database, never>()
  .selectFrom('libro_asiento as a')
  .innerJoin('libro_asiento as r', 'r.revierte', 'a.id_reg_asiento')
  .select(['a.id_reg_factura', 'r.id_reg_factura as id_reg_factura_devolucion', sql<number>`r.importe - r.devuelto`.as('importe')])
  .where('a.haber', '=', accounts.sales)
  .where('r.motivo', '=', 'devolucion')
  .whereRef('r.devuelto', '<', 'r.importe')

/** Refunds of these lines. */
export const refundsOf = (tx: Tx, lines: readonly number[]) =>
  tx.selectFrom(refunds.as('v')).selectAll().where('v.id_reg_factura', 'in', lines).execute()

/** Lines of the opposite sign that refund lines and are in no official invoice, with the refunded line of each. */
export const refundLinesOf = (tx: Tx, lines: readonly number[]) =>
  tx
    .selectFrom(refunds.as('v'))
    .innerJoin('factura as d', 'd.id_reg_factura', 'v.id_reg_factura_devolucion')
    .selectAll('d')
    .select('v.id_reg_factura as devuelta')
    .distinctOn('d.id_reg_factura')
    .where('v.id_reg_factura', 'in', lines)
    .where('d.fecha_baja', 'is', null)
    .where('d.id_reg_facturaoficial', 'is', null)
    .orderBy('d.id_reg_factura')
    .execute()

/**
 * Marks fully refunded lines with the refund that took the rest; part refunds can follow each other until then.
 * Returns those lines.
 */
export async function markRefunded(tx: Tx, refundOf: ReadonlyMap<number, Line>) {
  const left = new Set((await paymentsLeft(tx, [...refundOf.keys()])).map(({ id_reg_factura }) => id_reg_factura))
  const whole = [...refundOf].filter(([id]) => !left.has(id))
  const now = sql<{ id: number; refund: number }>`(select * from unnest(${whole.map(([id]) => id)}::bigint[],
    ${whole.map(([, { id_reg_factura }]) => id_reg_factura)}::bigint[]) as t(id, refund))`
  await tx
    .updateTable('factura')
    .from(now.as('v'))
    .set({ id_reg_factura_anulacion: sql`v.refund` })
    .whereRef('factura.id_reg_factura', '=', 'v.id')
    .execute()
  return new Set(whole.map(([id]) => id))
}
