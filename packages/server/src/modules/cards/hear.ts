import { paymentTypes } from '@app/contract/income-types/payment-type'
import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import { accounts, units } from '@app/contract/ledger/account'
import { type Line, lockLines, type Settling, settle } from '../invoices/public.ts'
import { changeOperation, lockOperation, type Operation, openAccount, post } from '../ledger/public.ts'
import type { Heard } from './provider.ts'

/** What can still be paid of a line, in cents: nothing of one that was deleted, or that nobody owes yet. */
export const openPart = (line: Pick<Line, 'precio' | 'cantidad' | 'pagado' | 'fecha_pago' | 'fecha_baja' | 'borrador'>) =>
  line.fecha_pago !== null || line.fecha_baja !== null || line.borrador ? 0 : Math.max(0, lineRemainder(line))

/** What of a line can be paid now: nothing of what the cash machine holds. */
export const freePart = (line: Line) => Math.max(0, openPart(line) - line.retenido)

/** How much of each line an operation pays, locked in the order of their ids; the lines of an operation go with the line. */
async function partsOf({ tx }: Settling, { id_reg_operacion, importe: whole }: Operation) {
  const shares = await tx
    .selectFrom('libro_operacion_linea')
    .select(['id_reg_factura', 'importe'])
    .where('id_reg_operacion', '=', id_reg_operacion)
    .execute()
  const shareOf = new Map(shares.map((one) => [one.id_reg_factura, one.importe]))
  const lines = shares.length === 0 ? [] : await lockLines(tx, [...shareOf.keys()])
  let rest = whole
  const parts = lines.flatMap((line) => {
    const importe = Math.min(rest, shareOf.get(line.id_reg_factura) ?? 0, freePart(line))
    rest -= importe
    return importe > 0 ? [{ line, importe, cuenta: accounts.gateway, id_reg_operacion }] : []
  })
  return { parts, rest }
}

/** Money that came for lines that were paid meanwhile: the payer's, in an account of its own, until the desk uses it or gives it back. */
async function keepSurplus(call: Settling, { id_reg_operacion, id_mst_socios }: Operation, importe: number) {
  const account = { clase: 'a_cuenta', unidad: units.cents, id_mst_tipopago: paymentTypes.cardOnline, id_mst_socios } as const
  const id_reg_cuenta = await openAccount(call.tx, account)
  await post(call, [{ debe: accounts.gateway, haber: id_reg_cuenta, importe, motivo: 'cobro', id_reg_operacion }])
}

/** A link has done its work when nothing of its lines is left to pay. */
async function finishLink({ tx, now }: Settling, id: number) {
  const lines = await tx
    .selectFrom('libro_operacion_linea as l')
    .innerJoin('factura as f', 'f.id_reg_factura', 'l.id_reg_factura')
    .select(['f.precio', 'f.cantidad', 'f.pagado', 'f.fecha_pago', 'f.fecha_baja', 'f.borrador'])
    .where('l.id_reg_operacion', '=', id)
    .execute()
  if (lines.every((line) => openPart(line) === 0)) await changeOperation(tx, id, { estado: 'hecha', fecha_fin: now })
}

/** Applies a payment that succeeded, once: it pays what is left of its lines, and the rest is kept for the payer. The operation is locked. */
async function applyPayment(call: Settling, operation: Operation, respuesta: string) {
  if (operation.estado === 'hecha') return
  const { parts, rest } = await partsOf(call, operation)
  await settle(call, parts, paymentTypes.cardOnline)
  if (rest > 0) await keepSurplus(call, operation, rest)
  await changeOperation(call.tx, operation.id_reg_operacion, { estado: 'hecha', respuesta, fecha_fin: call.now })
  if (operation.id_reg_operacion_origen !== null) await finishLink(call, operation.id_reg_operacion_origen)
}

/** What was waited for too long, and the gateway knows nothing of. */
const isOver = ({ caduca }: Operation, now: Date) => caduca !== null && caduca <= now

/** Takes in what the gateway says of a payment. Of one that is done nothing changes any more; a success counts whenever it comes. */
export async function hearPayment(call: Settling, id: number, heard: Heard): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  if (operation.estado === 'hecha') return 'hecha'
  if (heard.what === 'paid' && heard.cents === operation.importe) {
    await applyPayment(call, operation, heard.code)
    return 'hecha'
  }
  const estado = nextState(operation, heard, call.now)
  // another sum than was asked for is for a person to look at
  const respuesta = heard.what === 'paid' ? `${heard.code} ${heard.cents}` : heard.code
  if (estado !== operation.estado || heard.what === 'paid') await changeOperation(call.tx, id, { estado, respuesta })
  return estado
}

function nextState(operation: Operation, { what }: Heard, now: Date): Operation['estado'] {
  if (what === 'paid') return 'dudosa'
  if (what === 'denied') return 'retirada'
  if (operation.estado === 'retirada' || !isOver(operation, now)) return operation.estado
  return what === 'silent' ? 'dudosa' : 'caducada'
}
