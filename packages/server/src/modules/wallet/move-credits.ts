import { paymentTypes } from '@app/contract/income-types/payment-type'
import { isPaid, lineTotal } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { issuedAccounts, units } from '@app/contract/ledger/account'
import { guestMember } from '@app/contract/members/member'
import { addDays } from '@app/contract/values/day'
import { addCredits, buyCredits, refundCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import type { walletPrice } from '@app/contract/wallet/wallet-price'
import { wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle, type WorkCall } from '../../kit/http/serve.ts'
import {
  changeLine,
  insertIncome,
  type Line,
  lockLines,
  paymentsLeft,
  payOutCredits,
  requireDeskPaymentType,
  takePayment,
  walletLine,
} from '../invoices/public.ts'
import {
  askAboutInactive,
  creditsFor,
  creditsLeft,
  linesWithCredits,
  lockMembers,
  newCredits,
  paidPartOf,
  post,
  refuseOwnRecord,
  requireMayGive,
} from '../ledger/public.ts'

const issue = issuedAccounts[units.cents]

/** Refuses the guest, one record for many people, whose credits could not be told apart. */
const requireWallet = (...members: readonly number[]) => {
  if (members.includes(guestMember)) refuse('monedero.invitado')
}

/** The instant at which credits end that are valid for n days after today; null, without end, for 0. */
export const endAfter = ({ club, today }: Pick<Call<unknown>, 'club' | 'today'>, days: number) =>
  days === 0 ? null : wallInstant(addDays(today, days + 1), 0, club.zone)

const isOfWallet = ({ id_mst_tipopago }: { readonly id_mst_tipopago: number | null }) => id_mst_tipopago === paymentTypes.wallet

/** The line that credits belong to, locked: one of the member's own; null for 0. */
async function ownLine(tx: Tx, f: number, id: number): Promise<Line | null> {
  if (f === 0) return null
  const line = (await lockLines(tx, [f]))[0] ?? refuse('msg.not_found', { f: 'msg.not_found' })
  if (line.fecha_baja !== null || line.borrador || line.id_mst_socios !== id) refuse('monedero.linea_ajena', { f: 'monedero.linea_ajena' })
  return line
}

async function give(
  call: Call<unknown>,
  {
    id,
    importe,
    days,
    ...transfer
  }: { id: number; importe: number; days: number; motivo: 'recarga' | 'ingreso'; texto?: string | null; line: number | null },
) {
  await lockMembers(call.tx, [id])
  const { motivo, texto, line } = transfer
  const [haber] = await newCredits(call.tx, id, [{ vence: endAfter(call, days), regalo: motivo === 'ingreso' ? importe : 0 }])
  const made = await post(call, [{ debe: issue, haber: haber!, importe, motivo, texto, id_reg_factura: line }])
  call.note('libro_asiento', null, made)
}

/** Removes credits of a member, whose lock comes last; refuses more than the balance. */
async function takeOff(
  call: Call<unknown>,
  { id, importe, texto, line }: { id: number; importe: number; texto?: string | null; line: number | null },
) {
  await lockMembers(call.tx, [id])
  const taken = await creditsFor(call.tx, { id_mst_socios: id, importe }, call.now)
  const made = await post(
    call,
    taken.map((one) => ({ debe: one.cuenta, haber: issue, importe: one.importe, motivo: 'retirada', texto, id_reg_factura: line })),
  )
  call.note('libro_asiento', null, made)
}

const left = async ({ tx, now }: Call<unknown>, id: number) => ({ creditos: await creditsLeft(tx, id, now) })

export const add = handle(addCredits, async (call) => {
  const { id, n, f, dias_caducidad, texto } = call.input
  requireWallet(id)
  const line = await ownLine(call.tx, f, id)
  await give(call, { id, importe: n, days: dias_caducidad, motivo: 'ingreso', texto, line: line && line.id_reg_factura })
  return left(call, id)
})

export const subtract = handle(removeCredits, async (call) => {
  const { id, n, f, texto } = call.input
  requireWallet(id)
  const line = await ownLine(call.tx, f, id)
  await takeOff(call, { id, importe: n, texto, line: line && line.id_reg_factura })
  return left(call, id)
})

/** The line of a price of the list that a member is sold, unpaid. */
export const topUpLine = (call: WorkCall, id: number, { desc, precio, id_mst_tipoingreso }: RowOfResource<typeof walletPrice>) => ({
  ...walletLine(call, id),
  ...{ id_mst_tipoingreso, concepto: call.say('wallet.line', { concepto: desc }).slice(0, 200), precio },
})

export const buy = handle(buyCredits, async (call) => {
  const { tx, input } = call
  const { id, pack, f, id_mst_tipopago, id_mst_caja } = input
  requireWallet(id)
  await askAboutInactive(call, [id], input.confirmar_inactivos)
  requireDeskPaymentType(id_mst_tipopago)
  const price =
    (await tx.selectFrom('monedero_virtual_precios').selectAll().where('id_mst_monedero_virtual_precios', '=', pack).executeTakeFirst()) ??
    refuse('msg.not_found', { pack: 'msg.not_found' })
  if (price.precio === 0) requireMayGive(call, [id])
  const own = await ownLine(tx, f, id)
  if (own && lineTotal(own) !== price.precio) refuse('monedero.otro_importe', { f: 'monedero.otro_importe' })
  if (own && (await linesWithCredits(tx, [own.id_reg_factura])).size > 0)
    refuse('monedero.linea_de_recarga', { f: 'monedero.linea_de_recarga' })
  // credits that pay for credits would turn given ones into paid ones
  if (own && (await paymentsLeft(tx, [own.id_reg_factura])).some(isOfWallet))
    refuse('monedero.recarga_con_saldo', { f: 'monedero.recarga_con_saldo' })
  // a prepayment carries no IVA
  const line = own
    ? await changeLine(call, own, own.exencion === 'N1' ? {} : { prc_iva: 0, exencion: 'N1' })
    : await insertIncome(call, { ...topUpLine(call, id, price), id_mst_tipopago })
  if (!isPaid(line)) await takePayment(call, { lines: [line], id_mst_tipopago, id_mst_caja, importe: null })
  await give(call, {
    id,
    importe: price.credito,
    days: price.dias_caducidad,
    motivo: 'recarga',
    texto: price.desc,
    line: line.id_reg_factura,
  })
  return left(call, id)
})

export const refundMoney = handle(refundCredits, async (call) => {
  const { id, cents, id_tipopago, id_mst_caja } = call.input
  requireWallet(id)
  requireDeskPaymentType(id_tipopago)
  await payOutCredits(call, { id_mst_socios: id, importe: cents, id_mst_tipopago: id_tipopago, id_mst_caja })
  return left(call, id)
})

export const transfer = handle(transferCredits, async (call) => {
  const { tx, now, input } = call
  const { id_mst_socios_origen: from, id_mst_socios_destino: to, creditos: importe } = input
  requireWallet(from, to)
  if (from === to) refuse('monedero.mismo_socio', { id_mst_socios_destino: 'monedero.mismo_socio' })
  refuseOwnRecord(call, [to])
  await lockMembers(tx, [from, to])
  const taken = await creditsFor(tx, { id_mst_socios: from, importe }, now)
  const paid = await paidPartOf(tx, from, now)
  const made = await newCredits(
    tx,
    to,
    taken.map(({ cuenta, vence, importe: cents }) => ({ vence, regalo: Math.max(0, cents - (paid.get(cuenta) ?? 0)) })),
  )
  const moved = await post(
    call,
    taken.map((one, i) => ({ debe: one.cuenta, haber: made[i]!, importe: one.importe, motivo: 'traspaso' })),
  )
  call.note('libro_asiento', null, moved)
  return left(call, from)
})
