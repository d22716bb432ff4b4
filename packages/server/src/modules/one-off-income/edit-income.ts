import { paymentTypes } from '@app/contract/income-types/payment-type'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { isPaid, type LineTax, standardTax } from '@app/contract/invoices/invoice-rules'
import { sentOnly } from '@app/contract/kit/partial'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import * as declared from '@app/contract/one-off-income/edit-income'
import { lockOf, removalLock } from '@app/contract/one-off-income/income-rules'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { requireAllowedIncome } from '../income-types/public.ts'
import {
  changeLine,
  deleteLine,
  type IncomeFields,
  insertIncome,
  insertLines,
  type Line,
  lockLines,
  payInvoices,
  takePayment,
  taxFor,
  taxOf,
  writeOff,
} from '../invoices/public.ts'
import { sellableOnLine } from '../products/public.ts'
import { incomeRowOf } from './income-rows.ts'

/** True if the club's accounts are exported to an accounting program, which receives a paid line unchanged. */
const isLinked = async (tx: Tx) => {
  const { ENLACE_NAVISION_ENJOY, ENLACE_BINSOFT } = await settings(tx)
  return ENLACE_NAVISION_ENJOY || ENLACE_BINSOFT
}

/** A line, locked; a line in a cart of the till is changed there. */
async function lockedLine(tx: Tx, id: number): Promise<Line> {
  const [line] = await lockLines(tx, [id])
  if (line?.fecha_baja !== null) return refuse('msg.not_found')
  return line.borrador ? refuse('tpv.linea_en_carro') : line
}

/** Refuses a line of a member without a member, of a supplier without a supplier, and a pass as payment type. */
function checkOwner({
  id_mst_tipofactura,
  id_mst_socios,
  id_mst_proveedor,
}: Pick<IncomeFields, 'id_mst_tipofactura' | 'id_mst_socios' | 'id_mst_proveedor'>) {
  if (id_mst_tipofactura === 2 && id_mst_socios === null) refuse('income.sin_socio', { id_mst_socios: 'income.sin_socio' })
  if (id_mst_tipofactura === 1 && id_mst_proveedor === null) refuse('income.sin_proveedor', { id_mst_proveedor: 'income.sin_proveedor' })
}
const checkWay = (id_mst_tipopago: number | undefined) =>
  id_mst_tipopago === paymentTypes.pass && refuse('income.forma_bono', { id_mst_tipopago: 'income.forma_bono' })

export const template = handle(declared.newIncome, async ({ today }) => {
  const { input } = declared.createIncome
  return writeObject(input, { ...newRow(input), prc_iva: standardTax.prc_iva, fecha_creacion: today })
})

export const get = handle(declared.getIncome, ({ tx, input }) => incomeRowOf(tx, input.id))

export const create = handle(declared.createIncome, async (call) => {
  const { tx, input, today, user } = call
  await requireAllowedIncome(tx, user, [input])
  checkOwner(input)
  checkWay(input.id_mst_tipopago)
  const { prc_iva, ...rest } = input
  const fields = { ...rest, ...(prc_iva !== null && { prc_iva }), fecha_creacion: input.fecha_creacion ?? today }
  const line = await insertIncome(
    call,
    fields.id_mst_tipofactura === 1 ? { ...fields, id_mst_socios: null } : { ...fields, id_mst_proveedor: null },
  )
  return incomeRowOf(tx, line.id_reg_factura)
})

/** The tax that comes with another income type, or the cause that goes with another rate. */
async function taxChange(tx: Tx, line: Line, { id_mst_tipoingreso, prc_iva }: Partial<IncomeFields>): Promise<Partial<LineTax>> {
  if (prc_iva !== undefined) return { exencion: null }
  return id_mst_tipoingreso && line.id_mst_producto === null ? ((await taxFor(tx, { id_mst_tipoingreso })) ?? {}) : {}
}

/** Changes data of a locked line, each under its guards, and to an income type that the user is allowed; unchanged data are not checked. */
async function change(call: Call<unknown>, line: Line, sent: Partial<IncomeFields>): Promise<Line> {
  const changed = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => line[name as keyof Line] !== value),
  ) as Partial<IncomeFields>
  const linked = await isLinked(call.tx)
  for (const name of Object.keys(changed)) {
    const lock = lockOf(line, name, { isLinked: linked })
    if (lock) refuse(lock, { [name]: lock })
  }
  if (changed.id_mst_tipoingreso !== undefined)
    await requireAllowedIncome(call.tx, call.user, [{ id_mst_tipoingreso: changed.id_mst_tipoingreso }])
  checkWay(changed.id_mst_tipopago)
  checkOwner({ ...line, ...changed })
  return changeLine(call, line, { ...(await taxChange(call.tx, line, changed)), ...changed })
}

export const update = handle(declared.updateIncome, async (call) => {
  const { tx, input } = call
  const { id_reg_factura: id, pagar, pagado_check, id_mst_caja, pasar_a_monedero: _noQuestion, ...sent } = input
  const line = await change(call, await lockedLine(tx, id), sentOnly(sent))
  const mustPay = pagar || (pagado_check === true && !isPaid(line))
  if (pagado_check === false && isPaid(line)) refuse('msg.no_action', { pagado_check: 'msg.no_action' })
  if (mustPay) {
    const lock = lockOf(line, 'pagado_check', { isLinked: false })
    if (lock) refuse(lock, { pagado_check: lock })
    const source = { id_mst_tipopago: line.id_mst_tipopago, id_mst_caja }
    if (line.id_mst_tipofactura === invoiceTypes.supplier) await payInvoices(call, [line], source)
    else await takePayment(call, { lines: [line], ...source, importe: null })
  }
  return incomeRowOf(tx, id)
})

export const setType = handle(declared.setIncomeType, async (call) => {
  await change(call, await lockedLine(call.tx, call.input.id), { id_mst_tipoingreso: call.input.id_tipoingreso })
  return incomeRowOf(call.tx, call.input.id)
})

export const associate = handle(declared.setProduct, async (call) => {
  const { tx, input } = call
  const line = await lockedLine(tx, input.id)
  const lock = lockOf(line, 'precio', { isLinked: await isLinked(tx) })
  if (lock) refuse(lock, { id_producto: lock })
  if (line.precio_calculado !== null || line.id_mst_tipofactura === invoiceTypes.supplier) refuse('msg.no_action')
  const { nombre, precio, id_mst_tipoingreso } = await sellableOnLine(tx, input.id_producto, {
    pieces: line.cantidad,
    line: line.id_reg_factura,
  })
  await requireAllowedIncome(tx, call.user, [{ id_mst_tipoingreso }])
  const sold = { id_mst_producto: input.id_producto, concepto: nombre, precio, id_mst_tipoingreso }
  await changeLine(call, line, { ...sold, ...(await taxFor(tx, sold)) })
  return incomeRowOf(tx, line.id_reg_factura)
})

export const remove = handle(declared.removeIncome, async (call) => {
  const line = await lockedLine(call.tx, call.input.id)
  const lock = removalLock(line)
  if (lock) refuse(lock)
  await deleteLine(call, line)
  return {}
})

/** Payment type of a copy: the planned one of the original, but never a pass. */
const paymentTypeOfClone = ({ id_mst_tipopago }: Line) => (id_mst_tipopago === paymentTypes.pass ? paymentTypes.cash : id_mst_tipopago)

export const clone = handle(declared.cloneIncome, async (call) => {
  const { tx, input, today } = call
  const line = await lockedLine(tx, input.id)
  const { id_mst_tipofactura, id_mst_socios, id_mst_proveedor, id_mst_empresas, id_mst_tipoingreso, concepto, precio, cantidad } = line
  const copy = await insertIncome(call, {
    ...{ id_mst_tipofactura, id_mst_socios, id_mst_proveedor, id_mst_empresas, id_mst_tipoingreso, concepto, cantidad },
    ...taxOf(line),
    precio: Math.abs(precio),
    observaciones: line.observaciones,
    id_mst_tipopago: paymentTypeOfClone(line),
    fecha_creacion: today,
  })
  return incomeRowOf(tx, copy.id_reg_factura)
})

export const cloneWithin = handle(declared.cloneWithinBooking, async (call) => {
  const { tx, input, today, user, note } = call
  const line = await lockedLine(tx, input.id)
  const booking = await tx
    .selectFrom('reserva')
    .select('id_reg_reserva')
    .where('id_reg_reserva', '=', input.id_reserva)
    .forKeyShare()
    .executeTakeFirst()
  if (!booking) refuse('msg.not_found')
  const { id_mst_socios, concepto, precio, cantidad, id_mst_tipoingreso, desc_tarifa } = line
  const copy = {
    id_mst_socios,
    concepto,
    precio: Math.abs(precio),
    cantidad,
    id_mst_tipoingreso,
    desc_tarifa,
    precio_calculado: null,
    ...taxOf(line),
  }
  const made = await insertLines(tx, input.id_reserva, { today, by: user.id_mst_socios }, [copy])
  note('factura', null, made)
  return incomeRowOf(tx, made[0]?.id_reg_factura ?? refuse('msg.unexpected'))
})

/** '7,9,12' as ids; refuses anything else. */
const idsIn = (text: string) => {
  const ids = text.split(',').map(Number)
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? [...new Set(ids)] : refuse('msg.invalid_input', { ids: 'invalid.integer' })
}

export const writeOffLine = handle(declared.writeOffLines, async (call) => {
  const { tx, input } = call
  const ids = idsIn(input.ids)
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length || lines.some((line) => line.id_mst_socios !== input.id || line.fecha_baja !== null))
    refuse('msg.not_found')
  await requireAllowedIncome(tx, call.user, lines)
  if (lines.some((line) => line.borrador)) refuse('tpv.linea_en_carro')
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  if (lines.some((line) => line.id_mst_tipopago === paymentTypes.pass)) refuse('msg.CampoNoEditableAbono')
  return { facturas: lines.length, importe: await writeOff(call, lines) }
})
