import { invoiceTypes } from '@app/contract/invoices/invoice'
import { isPaid, lineRemainder } from '@app/contract/invoices/invoice-rules'
import { paySupplier, supplierPaymentTypes, voidSupplierPayment } from '@app/contract/invoices/pay-supplier'
import { accounts } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockRegisters, post } from '../ledger/public.ts'
import { requireOpenDays } from '../periods/public.ts'
import { lockLines, placesFor } from './charge.ts'
import { requireBalance } from './refunds/reversal-rules.ts'
import { type Line, settle } from './settle.ts'

/** Invoices of suppliers, locked; refuses an empty list, an unknown one, and lines of members. */
async function lockInvoices(tx: Tx, facturas: readonly number[]) {
  const ids = [...new Set(facturas)]
  if (ids.length === 0) refuse('No_element_selected', { facturas: 'No_element_selected' })
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length || lines.some((line) => line.fecha_baja !== null)) refuse('msg.not_found')
  if (lines.some((line) => line.id_mst_tipofactura !== invoiceTypes.supplier)) refuse('pago_proveedor.solo_proveedores')
  return lines
}

/** Pays the whole remainder of locked invoices of suppliers; returns the cents. */
export async function payInvoices(
  call: Call<unknown>,
  lines: readonly Line[],
  source: { readonly id_mst_tipopago: number; readonly id_mst_caja: number | null },
) {
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  if (!supplierPaymentTypes.includes(source.id_mst_tipopago))
    refuse('msg.tipo_pago_no_cobra', { id_mst_tipopago: 'msg.tipo_pago_no_cobra' })
  const places = await placesFor(call.tx, { lines, ...source })
  const parts = lines.map((line, i) => ({ line, cuenta: places[i]!.cuenta, importe: lineRemainder(line), motivo: 'pago' as const }))
  await requireBalance(
    call.tx,
    parts.map((part) => ({ ...part, importe: -part.importe })),
  )
  await settle(call, parts, source.id_mst_tipopago)
  return parts.reduce((sum, { importe }) => sum + importe, 0)
}

export const pay = handle(paySupplier, async (call) => {
  const { facturas, ...source } = call.input
  return { importe: await payInvoices(call, await lockInvoices(call.tx, facturas), source) }
})

/** Payments of supplier invoices without the reverted ones, with their registers. */
const paymentsOf = (tx: Tx, lines: readonly Line[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.haber')
    .select(['a.id_reg_asiento', 'a.id_reg_factura', 'a.dia', 'a.importe', 'a.haber as cuenta', 'c.id_mst_caja'])
    .where(
      'a.id_reg_factura',
      'in',
      lines.map((line) => line.id_reg_factura),
    )
    .where('a.debe', '=', accounts.purchases)
    .where('a.nivel', '=', 0)
    .where('a.devuelto', '=', 0)
    .orderBy('a.id_reg_asiento')
    .execute()

/** The last transfer that a close has counted, by register. */
async function countedIn(tx: Tx, registers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const closes = await tx
    .selectFrom('caja_movimiento')
    .select(({ fn }) => ['id_mst_caja', fn.max('id_reg_asiento').as('last')])
    .where('id_mst_caja', 'in', registers)
    .where('tipo', '=', 'cierre')
    .groupBy('id_mst_caja')
    .execute()
  return new Map(closes.map(({ id_mst_caja, last }) => [id_mst_caja, last ?? 0]))
}

export const takeBack = handle(voidSupplierPayment, async (call) => {
  const { tx } = call
  const lines = await lockInvoices(tx, call.input.facturas)
  // the locked lines keep their payments as they are
  const payments = await paymentsOf(tx, lines)
  if (payments.length === 0) refuse('pago_proveedor.nada_pagado')
  await requireOpenDays(
    call,
    payments.map(({ dia }) => dia),
  )
  const registers = payments.flatMap(({ id_mst_caja }) => id_mst_caja ?? [])
  await lockRegisters(tx, registers)
  const counted = await countedIn(tx, registers)
  const lineOf = new Map(lines.map((line) => [line.id_reg_factura, line]))
  const parts = payments.map(({ id_reg_asiento, id_reg_factura, importe, cuenta }) => ({
    ...{ line: lineOf.get(id_reg_factura!)!, cuenta, importe: -importe },
    ...{ motivo: 'pago' as const, revierte: id_reg_asiento },
  }))
  await settle(call, parts, null)
  // a close counted that cash in the drawer: it is in the balance already
  const found = payments.filter(
    ({ id_mst_caja, id_reg_asiento }) => id_mst_caja !== null && id_reg_asiento <= (counted.get(id_mst_caja) ?? 0),
  )
  const corrected = found.map(({ cuenta, importe, id_reg_factura }) => ({
    ...{ debe: accounts.difference, haber: cuenta, importe },
    ...{ motivo: 'pago' as const, id_reg_factura },
  }))
  if (corrected.length > 0) call.note('libro_asiento', null, await post(call, corrected))
  return { importe: payments.reduce((sum, { importe }) => sum + importe, 0) }
})
