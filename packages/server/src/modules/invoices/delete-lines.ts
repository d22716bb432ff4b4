import { paymentTypes } from '@app/contract/income-types/payment-type'
import {
  bankPaymentQuestion,
  type DeletionStep,
  deleteLine,
  deleteLines,
  deletionPreview,
  refundInsteadOfDelete,
} from '@app/contract/invoices/delete-lines'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { issuedAccounts, units } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { lockMembers, lockRegisters, post, refuseOwnRecord, requireMayGive } from '../ledger/public.ts'
import { requireOpenLines } from '../periods/public.ts'
import { returnPieces } from '../products/public.ts'
import { lockLines } from './charge.ts'
import { postRefund, refuseTopUps } from './refunds/post-refund.ts'
import { paymentsLeft, refundsOf } from './refunds/refundable-payments.ts'
import { paymentsWithCloses, requireBalance, reversalOf } from './refunds/reversal-rules.ts'
import { requireNotIssued, requireNotReserved } from './reserve-lines.ts'
import { type Line, settle } from './settle.ts'

/** Money of these left the club's hands through a bank, and its trace stays. */
const throughBank: readonly (number | null)[] = [paymentTypes.cardOnline, paymentTypes.directDebit, paymentTypes.transfer]

/** Effect of deleting each line, with its cents. */
async function stepsOf(tx: Tx, lines: readonly Line[]) {
  const ids = lines.map(({ id_reg_factura }) => id_reg_factura)
  const left = Map.groupBy(await paymentsLeft(tx, ids), (one) => one.id_reg_factura!)
  const refunded = new Set((await refundsOf(tx, ids)).map(({ id_reg_factura }) => id_reg_factura))
  const { ENLACE_NAVISION_ENJOY, ENLACE_BINSOFT } = await settings(tx)
  const stepOf = (line: Line): DeletionStep => {
    const own = left.get(line.id_reg_factura) ?? []
    if (line.precio < 0) return 'es_devolucion'
    if (line.id_mst_tipofactura === invoiceTypes.supplier && line.pagado !== 0) return 'proveedor_pagado'
    if (isPaid(line) && (ENLACE_NAVISION_ENJOY || ENLACE_BINSOFT)) return 'enlazada'
    if (refunded.has(line.id_reg_factura) && line.id_reg_facturaoficial !== null) return 'tiene_devolucion'
    if (own.some(({ id_mst_tipopago }) => throughBank.includes(id_mst_tipopago))) return 'se_rectifica'
    if (line.id_reg_facturaoficial !== null) return 'facturada'
    return own.length > 0 || line.pagado !== 0 ? 'se_anula' : 'se_borra'
  }
  return lines.map((line) => ({
    line,
    paso: stepOf(line),
    importe: (left.get(line.id_reg_factura) ?? []).reduce((sum, { queda }) => sum + queda, 0),
  }))
}

/** A line that sold a pass stays while its member has the pass (0097). */
async function requireNoPass(tx: Tx, ids: readonly number[]) {
  const sold = await tx
    .selectFrom('abono')
    .select('id_reg_abonos')
    .where('id_reg_factura', 'in', ids)
    .where('fecha_baja', 'is', null)
    .limit(1)
    .execute()
  if (sold.length > 0) refuse('abono.linea_de_abono')
}

/** A line in a receipt stays until the receipt is deleted. */
async function requireNoReceipt(tx: Tx, ids: readonly number[]) {
  const receipts = await tx
    .selectFrom('recibo_factura')
    .select('id_reg_recibo')
    .where('id_reg_factura', 'in', ids)
    .where('vivo', '=', true)
    .limit(1)
    .execute()
  if (receipts.length > 0) refuse('recibo.linea_con_recibo')
}

/** Those of some lines that a member's fee was raised by. */
async function linesOfFees(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number | null>> {
  const periods = await tx
    .selectFrom('cuota_periodo')
    .select('id_reg_factura')
    .where('id_reg_factura', 'in', ids)
    .where('retirado', '=', false)
    .execute()
  return new Set(periods.map((one) => one.id_reg_factura))
}

/** The existing ones of the requested lines, locked. */
async function locked(tx: Tx, requested: readonly number[]) {
  const ids = [...new Set(requested)]
  if (ids.length === 0) refuse('No_element_selected', { id_reg_facturas: 'No_element_selected' })
  const lines = await lockLines(tx, ids)
  return lines.length === ids.length && lines.every(({ fecha_baja }) => fecha_baja === null) ? lines : refuse('msg.not_found')
}

export const steps = handle(deletionPreview, async ({ tx, input }) => {
  const lines = await tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_factura', 'in', input.id_reg_facturas)
    .where('fecha_baja', 'is', null)
    .execute()
  if (lines.length < new Set(input.id_reg_facturas).size) refuse('msg.not_found')
  const found = await stepsOf(tx, lines)
  const ofFees = await linesOfFees(tx, input.id_reg_facturas)
  return {
    facturas: found.map(({ line: { id_reg_factura }, paso, importe }) => ({
      ...{ id_reg_factura, paso, importe },
      de_cuota: ofFees.has(id_reg_factura),
    })),
  }
})

export const trace = handle(bankPaymentQuestion, async ({ tx, input: { id_reg_facturas, multiple_delete }, say }) => {
  const lines = await tx.selectFrom('factura').selectAll().where('id_reg_factura', 'in', id_reg_facturas).execute()
  const traced = (await stepsOf(tx, lines)).filter(({ paso }) => paso === 'se_rectifica')
  const msg = traced.length === 0 ? null : say(multiple_delete ? 'invoices.bank_trace_many' : 'invoices.bank_trace', { n: traced.length })
  return { status: 'ok' as const, data: { msg, facturas: traced.map(({ line }) => line.id_reg_factura) } }
})

export const refundTraced = handle(refundInsteadOfDelete, async (call) => {
  const lines = await locked(call.tx, call.input.id_reg_facturas)
  if (lines.some((line) => line.precio < 0)) refuse('msg.DevolucionNoEliminar')
  const { devuelto } = await postRefund(call, lines, {
    facturas: lines.map(({ id_reg_factura }) => ({ id_reg_factura, importe: null })),
    forma: call.input.pasar_a_monedero ? 'monedero' : call.input.devolucionTarjeta ? 'como_se_pago' : 'efectivo',
    id_mst_caja: call.input.id_mst_caja,
    motivo: null,
    confirmar_monedero: call.input.confirmar_monedero,
    confirmar_abono: call.input.confirmar_abono,
  })
  return { devuelto }
})

const refusalOf = {
  es_devolucion: 'msg.DevolucionNoEliminar',
  tiene_devolucion: 'msg.TieneDevolucionNoEliminar',
  se_rectifica: 'msg.pagada_por_banco',
  enlazada: 'msg.no_action',
  proveedor_pagado: 'pago_proveedor.pagada',
} as const

/**
 * Reverts the remaining payments of locked lines, and hides the lines with their refunds, detached from their booking;
 * returns the reverted cents.
 */
async function hide(call: Call<unknown>, lines: readonly Line[]) {
  const { tx, today } = call
  const ids = lines.map(({ id_reg_factura }) => id_reg_factura)
  const left = await paymentsLeft(tx, ids)
  await lockRegisters(
    tx,
    left.flatMap(({ id_mst_caja }) => id_mst_caja ?? []),
  )
  await lockMembers(
    tx,
    left.flatMap(({ id_mst_socios }) => id_mst_socios ?? []),
  )
  const restOf = new Map(left.map(({ id_reg_asiento, queda }) => [id_reg_asiento, queda]))
  const payments = await paymentsWithCloses(tx, [...restOf.keys()])
  const lineOf = new Map(lines.map((line) => [line.id_reg_factura, line]))
  const parts = payments.map((payment) =>
    reversalOf({ payment: { ...payment, importe: restOf.get(payment.id_reg_asiento)! }, line: lineOf.get(payment.id_reg_factura!)! }),
  )
  await requireBalance(tx, parts)
  await settle(call, parts, null)
  await returnPieces(
    call,
    lines.map((line) => ({ line, piezas: null })),
  )
  const refunds = (await refundsOf(tx, ids)).flatMap(({ id_reg_factura_devolucion }) => id_reg_factura_devolucion ?? [])
  await tx
    .updateTable('factura')
    .set({ fecha_baja: today, id_reg_reserva: null })
    .where('id_reg_factura', 'in', [...ids, ...refunds])
    .execute()
  return -parts.reduce((sum, { importe }) => sum + importe, 0)
}

/** Refuses lines that the cash machine holds, that a pass or a wallet's credits rest on, and those that cannot go: each for its reason. */
async function requireDeletable(tx: Tx, lines: readonly Line[]) {
  const ids = lines.map((line) => line.id_reg_factura)
  await requireNotReserved(tx, ids)
  await requireNoPass(tx, ids)
  await requireNoReceipt(tx, ids)
  if ((await linesOfFees(tx, ids)).size > 0) refuse('cuota.linea_de_cuota')
  await refuseTopUps(tx, lines)
  for (const { line, paso } of await stepsOf(tx, lines)) {
    if (paso === 'facturada') await requireNotIssued(tx, [line.id_reg_factura])
    else if (paso !== 'se_borra' && paso !== 'se_anula') refuse(refusalOf[paso])
  }
}

/** Deletes locked lines: one that the ledger names is hidden, its payments reverted; the others are deleted. Returns the reverted cents. */
async function removeLocked(call: Call<unknown>, lines: readonly Line[]): Promise<number> {
  const { tx, note } = call
  await requireDeletable(tx, lines)
  await requireOpenLines(call, lines)
  const members = lines.map((line) => line.id_mst_socios)
  // money that was taken leaves the register with the line
  if (lines.some((line) => line.pagado !== 0)) requireMayGive(call, members)
  else refuseOwnRecord(call, members)
  const ids = lines.map((line) => line.id_reg_factura)
  const named = await tx.selectFrom('libro_asiento').select('id_reg_factura').distinct().where('id_reg_factura', 'in', ids).execute()
  const hasTransfers = new Set(named.map((one) => one.id_reg_factura))
  const anulado = await hide(
    call,
    lines.filter((line) => hasTransfers.has(line.id_reg_factura)),
  )
  const gone = lines.filter((line) => !hasTransfers.has(line.id_reg_factura))
  note('factura', gone, null)
  await tx
    .deleteFrom('factura')
    .where(
      'id_reg_factura',
      'in',
      gone.map((line) => line.id_reg_factura),
    )
    .execute()
  return anulado
}

/** Deletes lines of fees that let go of them: their members' fees are locked before. Returns the reverted cents. */
export const removeLinesOfFees = async (call: Call<unknown>, ids: readonly number[]): Promise<number> =>
  removeLocked(call, await locked(call.tx, ids))

/**
 * The same with the answer to the question of R-127, asked if credits paid for the lines: they return to the wallet, or
 * leave it for good. Returns the reverted cents, without the lost credits.
 */
async function removeWithAnswer(call: Call<unknown>, lines: readonly Line[], returns: boolean | null): Promise<number> {
  const paid = await paymentsLeft(
    call.tx,
    lines.map((line) => line.id_reg_factura),
  )
  const credits = paid.filter(({ id_mst_tipopago }) => id_mst_tipopago === paymentTypes.wallet)
  const importe = credits.reduce((sum, { queda }) => sum + queda, 0)
  if (importe > 0 && returns === null) refuse('monedero.devolver_creditos', {}, { importe: formatEuros(importe) })
  const anulado = await removeLocked(call, lines)
  if (importe === 0 || returns) return anulado
  const lost = await post(
    call,
    credits.map(({ cuenta, queda, id_reg_factura }) => ({
      ...{ debe: cuenta, haber: issuedAccounts[units.cents], importe: queda, id_reg_factura },
      motivo: 'retirada' as const,
    })),
  )
  call.note('libro_asiento', null, lost)
  return anulado - importe
}

export const removeMany = handle(deleteLines, async (call) => {
  const lines = await locked(call.tx, call.input.id_reg_facturas)
  if (lines.some(({ id_reg_reserva }) => id_reg_reserva !== null)) refuse('msg.AccedeReservaRealizarCambio')
  return { borradas: lines.length, anulado: await removeLocked(call, lines) }
})

export const removeOne = handle(deleteLine, async (call) => {
  const { id, id_factura, pasar_a_monedero } = call.input
  const lines = await locked(call.tx, [id_factura])
  if (lines.some((line) => (line.id_reg_reserva ?? 0) !== id)) refuse('msg.not_found')
  const found = await stepsOf(call.tx, lines)
  if (lines.some((line) => line.id_reg_reserva !== null && line.precio_calculado !== null))
    refuse(found.some(({ paso }) => paso === 'enlazada') ? refusalOf.enlazada : 'booking.linea_de_plaza')
  const isTraced = found.some(({ paso }) => paso === 'se_rectifica')
  if (!pasar_a_monedero || !isTraced) return { anulado: await removeWithAnswer(call, lines, pasar_a_monedero) }
  const facturas = [{ id_reg_factura: id_factura, importe: null }]
  const { devuelto } = await postRefund(call, lines, { facturas, forma: 'monedero', id_mst_caja: null, motivo: null })
  return { anulado: devuelto }
})
