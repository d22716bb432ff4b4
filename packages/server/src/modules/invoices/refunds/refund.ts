import { hasOfficialInvoice, hasRefund, refundable, refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { by } from '@app/contract/values/order'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { lockLines } from '../charge.ts'
import { linesForRefund, postRefund } from './post-refund.ts'
import { paymentsLeft, type RefundablePayment, refundsOf } from './refundable-payments.ts'
import { passesSoldBy, proposalOf } from './refunded-passes.ts'
import { mayGoToWallet } from './wallet-refund.ts'

type ReadContext = Pick<Call<unknown>, 'tx' | 'today' | 'club'>

/** Refundable amounts of lines, with the proposed one for the line of a pass. */
async function amountsOf({ tx, today, club }: ReadContext, payments: readonly RefundablePayment[]) {
  const ids = [...new Set(payments.flatMap((one) => one.id_reg_factura ?? []))]
  if (ids.length === 0) return []
  const sold = new Map((await passesSoldBy(tx, ids)).map((pass) => [pass.id_reg_factura!, pass]))
  const lines =
    sold.size === 0
      ? []
      : await tx
          .selectFrom('factura')
          .selectAll()
          .where('id_reg_factura', 'in', [...sold.keys()])
          .execute()
  const lineBy = new Map(lines.map((line) => [line.id_reg_factura, line]))
  return ids.toSorted(by((id) => id)).map((id_reg_factura) => {
    const importe = payments.reduce((sum, one) => sum + (one.id_reg_factura === id_reg_factura ? one.queda : 0), 0)
    const pass = sold.get(id_reg_factura)
    const proposal = pass
      ? proposalOf(pass, lineBy.get(id_reg_factura)!, importe, { today, zone: club.zone })
      : { propuesto: importe, usos: null }
    return { id_reg_factura, importe, ...proposal, es_abono: pass !== undefined }
  })
}

/** Refundable amounts of lines, and their registers. */
export async function refundableOf(call: ReadContext, lines: readonly { readonly id_reg_factura: number }[]) {
  const { tx } = call
  const payments = await paymentsLeft(
    tx,
    lines.map(({ id_reg_factura }) => id_reg_factura),
  )
  const names = new Map(
    (await tx.selectFrom('tipo_pago').select(['id_mst_tipopago', 'desc_tipopago']).execute()).map((one) => [
      one.id_mst_tipopago,
      one.desc_tipopago,
    ]),
  )
  const cajas = (await settings(tx)).ACTIVAR_CAJA
    ? await tx
        .selectFrom('caja')
        .leftJoin('libro_cuenta as c', 'c.id_mst_caja', 'caja.id_mst_caja')
        .select(['caja.id_mst_caja', 'caja.desc_caja', sql<number>`coalesce(c.saldo, 0)`.as('saldo')])
        .orderBy('caja.id_mst_caja')
        .execute()
    : []
  const facturas = await amountsOf(call, payments)
  return {
    importe: facturas.reduce((sum, { importe }) => sum + importe, 0),
    facturas,
    pagos: payments.map(({ id_reg_factura, id_mst_tipopago, id_mst_caja, queda }) => ({
      id_reg_factura: id_reg_factura!,
      id_mst_tipopago: id_mst_tipopago!,
      desc_tipopago: names.get(id_mst_tipopago!) ?? '',
      id_mst_caja,
      importe: queda,
    })),
    cajas,
    monedero: await mayAllGoToWallet(tx, payments),
  }
}

/** True if the whole remainder of payments may be refunded to wallets. */
async function mayAllGoToWallet(tx: Tx, payments: readonly RefundablePayment[]) {
  if (!(await settings(tx)).MONEDERO_SOCIOS || !mayGoToWallet(payments, [])) return false
  const ids = payments.flatMap((one) => one.id_reg_factura ?? [])
  const lines = await tx.selectFrom('factura').select('id_mst_socios').where('id_reg_factura', 'in', ids).execute()
  return mayGoToWallet(
    payments,
    lines.map((line) => line.id_mst_socios),
  )
}

/** Refundable amounts of the lines of a booking. */
export async function refundableOfBooking(call: ReadContext, id: number) {
  const { tx } = call
  const isKnown =
    (await tx.selectFrom('reserva').select('id_reg_reserva').where('id_reg_reserva', '=', id).executeTakeFirst()) ??
    // a screen may ask once more while its booking is deleted
    (await tx.selectFrom('reserva_hist').select('id_reg_reserva').where('id_reg_reserva', '=', id).limit(1).executeTakeFirst())
  if (!isKnown) refuse('msg.not_found')
  return refundableOf(call, await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_reserva', '=', id).execute())
}

export const refundableAmounts = handle(refundable, (call) => refundableOfBooking(call, call.input.id))

export const refundSome = handle(refundLines, async (call) =>
  postRefund(call, await linesForRefund(call.tx, call.input.facturas), call.input),
)

/** Amount paid out by the cash machine for a line in an operation; refuses one that is not done, or not for that line. */
async function paidOut(tx: Tx, id: number, operation: number) {
  const given = await tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_asiento as r', 'r.revierte', 'a.id_reg_asiento')
    .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'r.id_reg_operacion')
    .select(sql<number>`coalesce(sum(r.importe - r.devuelto), 0)::bigint`.as('cents'))
    .where('a.id_reg_factura', '=', id)
    .where('o.id_reg_operacion', '=', operation)
    .where('o.clase', '=', 'maquina_pago')
    .where('o.estado', '=', 'hecha')
    .executeTakeFirstOrThrow()
  return given.cents > 0 ? given.cents : refuse('cash_machine.no_pagada')
}

export const refund = handle(refundInvoice, async (call) => {
  const { id, operation_id, ...options } = call.input
  if (operation_id !== null) return { devuelto: await paidOut(call.tx, id, operation_id) }
  const [line] = await lockLines(call.tx, [id])
  if (!line) refuse('msg.not_found')
  const { devuelto } = await postRefund(call, [line!], {
    facturas: [{ id_reg_factura: id, importe: null }],
    forma: 'como_se_pago',
    ...options,
  })
  return { devuelto }
})

const lineOf = async (tx: Tx, id: number) =>
  (await tx.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const isRefunded = handle(hasRefund, async ({ tx, input: { id } }) => {
  await lineOf(tx, id)
  const given = await refundsOf(tx, [id])
  return { tiene_devolucion: given.length > 0 }
})

export const isOfficial = handle(hasOfficialInvoice, async ({ tx, input: { id } }) => ({
  tiene_factura_oficial: (await lineOf(tx, id)).id_reg_facturaoficial !== null,
}))
