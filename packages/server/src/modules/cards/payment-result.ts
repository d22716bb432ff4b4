import { paymentTypes } from '@app/contract/income-types/payment-type'
import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import { accounts, units } from '@app/contract/ledger/account'
import { type Line, lockLines, type MoneyContext, settle } from '../invoices/public.ts'
import { changeOperation, lockOperation, type Operation, openAccount, post } from '../ledger/public.ts'
import type { GatewayResult } from './provider.ts'

/** Unpaid part of a line, in cents: 0 for a deleted line or a draft. */
export const unpaidPart = (line: Pick<Line, 'precio' | 'cantidad' | 'pagado' | 'fecha_pago' | 'fecha_baja' | 'borrador'>) =>
  line.fecha_pago !== null || line.fecha_baja !== null || line.borrador ? 0 : Math.max(0, lineRemainder(line))

/** Payable part of a line: without the part reserved by the cash machine. */
export const payablePart = (line: Line) => Math.max(0, unpaidPart(line) - line.retenido)

/** The part of each line that an operation pays, locked in the order of their ids; a deleted line's shares are deleted with it. */
async function partsOf({ tx }: MoneyContext, { id_reg_operacion, importe: whole }: Operation) {
  const shares = await tx
    .selectFrom('libro_operacion_linea')
    .select(['id_reg_factura', 'importe'])
    .where('id_reg_operacion', '=', id_reg_operacion)
    .execute()
  const shareOf = new Map(shares.map((one) => [one.id_reg_factura, one.importe]))
  const lines = shares.length === 0 ? [] : await lockLines(tx, [...shareOf.keys()])
  let rest = whole
  const parts = lines.flatMap((line) => {
    const importe = Math.min(rest, shareOf.get(line.id_reg_factura) ?? 0, payablePart(line))
    rest -= importe
    return importe > 0 ? [{ line, importe, cuenta: accounts.gateway, id_reg_operacion }] : []
  })
  return { parts, rest }
}

/** Money received for lines paid meanwhile: credited to the payer on a separate account, until the desk uses or refunds it. */
async function keepSurplus(call: MoneyContext, { id_reg_operacion, id_mst_socios }: Operation, importe: number) {
  const account = { clase: 'a_cuenta', unidad: units.cents, id_mst_tipopago: paymentTypes.cardOnline, id_mst_socios } as const
  const id_reg_cuenta = await openAccount(call.tx, account)
  await post(call, [{ debe: accounts.gateway, haber: id_reg_cuenta, importe, motivo: 'cobro', id_reg_operacion }])
}

/** A link has done its work when nothing of its lines is left to pay. */
async function finishLink({ tx, now }: MoneyContext, id: number) {
  const lines = await tx
    .selectFrom('libro_operacion_linea as l')
    .innerJoin('factura as f', 'f.id_reg_factura', 'l.id_reg_factura')
    .select(['f.precio', 'f.cantidad', 'f.pagado', 'f.fecha_pago', 'f.fecha_baja', 'f.borrador'])
    .where('l.id_reg_operacion', '=', id)
    .execute()
  if (lines.every((line) => unpaidPart(line) === 0)) await changeOperation(tx, id, { estado: 'hecha', fecha_fin: now })
}

/**
 * Applies a successful payment, once: it pays the remainder of its lines, and the surplus is kept for the payer. The
 * operation is locked.
 */
async function applyPayment(call: MoneyContext, operation: Operation, respuesta: string) {
  if (operation.estado === 'hecha') return
  const { parts, rest } = await partsOf(call, operation)
  await settle(call, parts, paymentTypes.cardOnline)
  if (rest > 0) await keepSurplus(call, operation, rest)
  await changeOperation(call.tx, operation.id_reg_operacion, { estado: 'hecha', respuesta, fecha_fin: call.now })
  if (operation.id_reg_operacion_origen !== null) await finishLink(call, operation.id_reg_operacion_origen)
}

/** True for an expired operation that the gateway does not know. */
const isOver = ({ caduca }: Operation, now: Date) => caduca !== null && caduca <= now

/** Applies a result from the gateway to a payment. A completed payment never changes; a success counts even if late. */
export async function applyPaymentResult(call: MoneyContext, id: number, result: GatewayResult): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  if (operation.estado === 'hecha') return 'hecha'
  if (result.what === 'paid' && result.cents === operation.importe) {
    await applyPayment(call, operation, result.code)
    return 'hecha'
  }
  const estado = nextState(operation, result, call.now)
  // a sum other than the requested one is left to staff
  const respuesta = result.what === 'paid' ? `${result.code} ${result.cents}` : result.code
  if (estado !== operation.estado || result.what === 'paid') await changeOperation(call.tx, id, { estado, respuesta })
  return estado
}

function nextState(operation: Operation, { what }: GatewayResult, now: Date): Operation['estado'] {
  if (what === 'paid') return 'dudosa'
  if (what === 'denied') return 'retirada'
  if (operation.estado === 'retirada' || !isOver(operation, now)) return operation.estado
  return what === 'silent' ? 'dudosa' : 'caducada'
}
