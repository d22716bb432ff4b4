import { paymentTypes } from '@app/contract/income-types/payment-type'
import { hasOfficialInvoice, hasRefund, type RefundMethod, refundable, refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { accounts } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { by } from '@app/contract/values/order'
import { expressionBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { creditsTakenBack, linesWithCredits, lockRegisters, openPayout, openRefund } from '../../ledger/public.ts'
import { putPiecesBack } from '../../products/public.ts'
import { lockLines } from '../charge.ts'
import { type Line, settle } from '../settle.ts'
import { requireHeld } from './taken-back.ts'
import { creditsForRefund, mayGoToWallet } from './wallet-refund.ts'

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
type Payment = Awaited<ReturnType<typeof paymentsLeft>>[number]

/** A refund: n cents of each line, or all that is left. */
export interface Refund {
  readonly facturas: readonly { readonly id_reg_factura: number; readonly importe: number | null }[]
  readonly forma: RefundMethod
  readonly id_mst_caja: number | null
  readonly motivo: string | null
  /** False to keep products out of stock; by default they return with the money. */
  readonly vuelve_al_stock?: boolean
  /** Only payments at the card gateway, back to the card. */
  readonly soloTarjeta?: boolean
}

/** Payments at the gateway are refunded there, cash of the machine is paid out by it; both are pending until answered. */
const byMachine = ({ cuenta }: Payment) => cuenta === accounts.cashMachine
const byGateway = ({ cuenta, id_reg_operacion }: Payment) => cuenta === accounts.gateway && id_reg_operacion !== null

/** Payments that refund n cents of a line, newest first; refuses more than the remainder, and 0. */
function partsOf(payments: readonly Payment[], wanted: number | null) {
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

/** The register for an all-cash refund: the requested one, or the only one; null if the club has none. */
async function registerFor(tx: Tx, asked: number | null): Promise<number | null> {
  if (!(await settings(tx)).ACTIVAR_CAJA) return null
  if (asked !== null) return asked
  const registers = await tx.selectFrom('caja').select('id_mst_caja').limit(2).execute()
  return registers.length < 2
    ? (registers[0]?.id_mst_caja ?? null)
    : refuse('msg.falta_caja_salida', { id_mst_caja: 'msg.falta_caja_salida' })
}

/** Refuses in a club without cash machine; if one does not answer, its payout is reverted later. */
async function requireMachineNamed(tx: Tx) {
  const { CASHDRO_IP, ENLACE_BINSOFT } = await settings(tx)
  if (!CASHDRO_IP && !ENLACE_BINSOFT) refuse('cash_machine.sin_maquina', { forma: 'cash_machine.sin_maquina' })
}

/** The register, or otherwise the account, that refunds each payment. */
async function sourcesOf(tx: Tx, { forma, id_mst_caja }: Refund, lines: readonly Line[], payments: readonly Payment[]) {
  if (forma === 'efectivo') {
    const register = await registerFor(tx, id_mst_caja)
    return payments.map(() => ({ register, account: accounts.cashWithoutRegister as number, way: paymentTypes.cash as number }))
  }
  if (forma === 'maquina') {
    await requireMachineNamed(tx)
    return payments.map(() => ({ register: null, account: accounts.transit as number, way: paymentTypes.cash as number }))
  }
  if (forma === 'monedero') {
    const places = await creditsForRefund(tx, lines, payments)
    return payments.map((payment) => ({
      register: null,
      account: payment.id_mst_tipopago === paymentTypes.wallet ? payment.cuenta : places.get(payment.id_reg_factura!)!,
      way: paymentTypes.wallet as number,
    }))
  }
  return payments.map((payment) => ({
    register: payment.id_mst_caja === null ? null : (id_mst_caja ?? payment.id_mst_caja),
    account: byGateway(payment) || byMachine(payment) ? accounts.transit : payment.cuenta,
    way: payment.id_mst_tipopago ?? paymentTypes.cash,
  }))
}

/** Refuses lines of top-ups: bought credits are refunded from the wallet, so that the member does not keep both. */
export async function refuseTopUps(tx: Tx, lines: readonly { readonly id_reg_factura: number }[]) {
  const found = await linesWithCredits(
    tx,
    lines.map(({ id_reg_factura }) => id_reg_factura),
  )
  if (found.size > 0) refuse('monedero.linea_de_recarga')
}

/** Refunded cents of a line. */
interface GivenPart {
  readonly id_reg_factura: number
  readonly importe: number
}

/** Inserts a line of the opposite sign for each refunded line, in the order requested. */
function insertRefunds(
  { tx, today, user, say }: Call<unknown>,
  lines: readonly Line[],
  { facturas }: Refund,
  parts: readonly (GivenPart & { readonly way: number })[],
) {
  const lineOf = new Map(lines.map((line) => [line.id_reg_factura, line]))
  return tx
    .insertInto('factura')
    .values(
      facturas.map(({ id_reg_factura }) => {
        const line = lineOf.get(id_reg_factura)!
        const own = parts.filter((part) => part.id_reg_factura === id_reg_factura)
        return {
          id_mst_tipofactura: line.id_mst_tipofactura,
          id_mst_empresas: line.id_mst_empresas,
          id_mst_socios: line.id_mst_socios,
          id_mst_tipoingreso: line.id_mst_tipoingreso,
          id_mst_tipopago: own[0]!.way,
          id_reg_reserva: line.id_reg_reserva,
          concepto: say('invoices.refund_of', { concepto: line.concepto }).slice(0, 200),
          precio: -own.reduce((sum, { importe }) => sum + importe, 0),
          prc_iva: line.prc_iva,
          fecha_creacion: today,
          id_mst_socios_creacion: user.id_mst_socios,
        }
      }),
    )
    .returningAll()
    .execute()
}

/** Refunds money of locked lines: a line of the opposite sign for each, paid by transfers that revert the payments. */
export async function giveBackLines(call: Call<unknown>, lines: readonly Line[], refund: Refund) {
  const { tx, now } = call
  await refuseTopUps(tx, refund.facturas)
  const found = await paymentsLeft(
    tx,
    refund.facturas.map(({ id_reg_factura }) => id_reg_factura),
  )
  const payments = Map.groupBy(refund.soloTarjeta ? found.filter(byGateway) : found, (one) => one.id_reg_factura)
  const wanted = refund.facturas.flatMap(({ id_reg_factura, importe }) =>
    partsOf(payments.get(id_reg_factura) ?? [], importe).map((part) => ({ id_reg_factura, ...part })),
  )
  const sources = await sourcesOf(
    tx,
    refund,
    lines,
    wanted.map(({ payment }) => payment),
  )
  const parts = wanted.map((part, i) => ({ ...part, ...sources[i]! }))
  const drawers = await lockRegisters(
    tx,
    parts.flatMap(({ register }) => register ?? []),
  )
  await requireHeld(
    tx,
    parts.flatMap(({ register, importe }) => (register === null ? [] : [{ cuenta: drawers.get(register) ?? 0, importe: -importe }])),
  )
  const credits = await creditsTakenBack(
    tx,
    parts.flatMap(({ payment, account }) => (account === payment.cuenta ? [payment] : [])),
    now,
  )
  const made = await insertRefunds(call, lines, refund, parts)
  const refundOf = new Map(refund.facturas.map(({ id_reg_factura }, i) => [id_reg_factura, made[i]!]))
  const sent = parts
    .filter(({ account }) => account === accounts.transit)
    .map(({ id_reg_factura, payment, importe }) => ({
      id_reg_factura: refundOf.get(id_reg_factura)!.id_reg_factura,
      payment: payment.id_reg_operacion ?? 0,
      importe,
      isOut: refund.forma === 'maquina' || byMachine(payment),
    }))
  const operations = await refundsAtGateway(
    call,
    sent.filter(({ isOut }) => !isOut),
  )
  const payout = await payoutOf(
    call,
    lines,
    sent.filter(({ isOut }) => isOut),
  )
  const { facturas } = await settle(
    call,
    parts.map(({ id_reg_factura, payment, importe, register, account }) => ({
      line: refundOf.get(id_reg_factura)!,
      ...(account === accounts.transit && {
        id_reg_operacion: refund.forma === 'maquina' || byMachine(payment) ? payout : (operations.get(payment.id_reg_operacion ?? 0) ?? 0),
      }),
      cuenta: (register === null ? credits.get(account) : drawers.get(register)) ?? account,
      importe: -importe,
      motivo: 'devolucion' as const,
      texto: refund.motivo,
      revierte: payment.id_reg_asiento,
    })),
    null,
  )
  const whole = await markRefunded(tx, refundOf)
  if (refund.vuelve_al_stock !== false) await putPiecesBack(call, piecesOf(lines, parts, whole))
  return { devuelto: parts.reduce((sum, { importe }) => sum + importe, 0), facturas, operation_id: payout }
}

/** Starts the cash machine's payout, as one operation; 0 without parts. */
async function payoutOf(call: Call<unknown>, lines: readonly Line[], shares: readonly GivenPart[]) {
  if (shares.length === 0) return 0
  const cents = Map.groupBy(shares, (one) => one.id_reg_factura)
  const each = [...cents].map(([id_reg_factura, own]) => ({ id_reg_factura, importe: own.reduce((sum, one) => sum + one.importe, 0) }))
  const [owner, ...others] = new Set(lines.map((line) => line.id_mst_socios))
  const importe = shares.reduce((sum, one) => sum + one.importe, 0)
  const id_mst_socios = others.length === 0 ? (owner ?? null) : null
  return (await openPayout(call, { importe, id_mst_socios, lines: each })).id_reg_operacion
}

/** Pieces that return with a refund of lines: all with the last part, before that in proportion to the amount. */
const piecesOf = (lines: readonly Line[], parts: readonly GivenPart[], whole: ReadonlySet<number>) =>
  lines.map((line) => {
    const cents = parts.reduce((sum, one) => sum + (one.id_reg_factura === line.id_reg_factura ? one.importe : 0), 0)
    return { line, piezas: whole.has(line.id_reg_factura) ? null : cents % line.precio === 0 ? cents / line.precio : 0 }
  })

/** Starts refunds to cards at the gateway: one for each payment there; returns the operation of each. */
async function refundsAtGateway(
  call: Call<unknown>,
  shares: readonly { readonly id_reg_factura: number; readonly payment: number; readonly importe: number }[],
): Promise<ReadonlyMap<number, number>> {
  const made = new Map<number, number>()
  for (const [payment, lines] of Map.groupBy(shares, (one) => one.payment)) {
    const paid = await call.tx.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', payment).executeTakeFirstOrThrow()
    const importe = lines.reduce((sum, one) => sum + one.importe, 0)
    made.set(payment, (await openRefund(call, paid, { importe, lines })).id_reg_operacion)
  }
  return made
}

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

/** Refundable amounts of lines, and their registers. */
export async function leftToGiveBack(tx: Tx, lines: readonly { readonly id_reg_factura: number }[]) {
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
  const facturas = [...Map.groupBy(payments, (one) => one.id_reg_factura!)].map(([id_reg_factura, own]) => ({
    id_reg_factura,
    importe: own.reduce((sum, { queda }) => sum + queda, 0),
  }))
  return {
    importe: facturas.reduce((sum, { importe }) => sum + importe, 0),
    facturas: facturas.toSorted(by((one) => one.id_reg_factura)),
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
async function mayAllGoToWallet(tx: Tx, payments: readonly Payment[]) {
  if (!(await settings(tx)).MONEDERO_SOCIOS || !mayGoToWallet(payments, [])) return false
  const ids = payments.flatMap((one) => one.id_reg_factura ?? [])
  const lines = await tx.selectFrom('factura').select('id_mst_socios').where('id_reg_factura', 'in', ids).execute()
  return mayGoToWallet(
    payments,
    lines.map((line) => line.id_mst_socios),
  )
}

/** Refundable amounts of the lines of a booking. */
export const leftOfBooking = async (tx: Tx, id: number) =>
  leftToGiveBack(tx, await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_reserva', '=', id).execute())

export const whatIsLeft = handle(refundable, ({ tx, input: { id } }) => leftOfBooking(tx, id))

/** The lines to refund, locked; refuses an empty list, one named twice, and an unknown one. */
export async function linesForRefund(tx: Tx, facturas: Refund['facturas']) {
  if (facturas.length === 0) refuse('No_element_selected', { facturas: 'No_element_selected' })
  const ids = facturas.map(({ id_reg_factura }) => id_reg_factura)
  if (new Set(ids).size !== ids.length) refuse('msg.linea_repetida', { facturas: 'msg.linea_repetida' })
  const lines = await lockLines(tx, ids)
  return lines.length === ids.length ? lines : refuse('msg.not_found')
}

export const giveSomeBack = handle(refundLines, async (call) =>
  giveBackLines(call, await linesForRefund(call.tx, call.input.facturas), call.input),
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
  const { id, id_mst_caja, motivo, operation_id } = call.input
  if (operation_id !== null) return { devuelto: await paidOut(call.tx, id, operation_id) }
  const [line] = await lockLines(call.tx, [id])
  if (!line) refuse('msg.not_found')
  const { devuelto } = await giveBackLines(call, [line!], {
    facturas: [{ id_reg_factura: id, importe: null }],
    forma: 'como_se_pago',
    id_mst_caja,
    motivo,
  })
  return { devuelto }
})

const lineOf = async (tx: Tx, id: number) =>
  (await tx.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

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

export const isRefunded = handle(hasRefund, async ({ tx, input: { id } }) => {
  await lineOf(tx, id)
  const given = await refundsOf(tx, [id])
  return { tiene_devolucion: given.length > 0 }
})

export const isOfficial = handle(hasOfficialInvoice, async ({ tx, input: { id } }) => ({
  tiene_factura_oficial: (await lineOf(tx, id)).id_reg_facturaoficial !== null,
}))
