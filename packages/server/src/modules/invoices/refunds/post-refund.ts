import { accounts } from '@app/contract/ledger/account'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { creditsForReversal, linesWithCredits, lockMembers, lockRegisters } from '../../ledger/public.ts'
import { returnPieces } from '../../products/public.ts'
import { lockLines } from '../charge.ts'
import { taxOf } from '../line-tax.ts'
import { type Line, settle } from '../settle.ts'
import { payOutReturned } from './pay-out-credits.ts'
import { type RefundedPart, type RefundTarget, refundSources, startGatewayRefunds, startPayout } from './refund-methods.ts'
import { isAtGateway, isAtMachine, markRefunded, paymentsLeft, type RefundablePayment, refundParts } from './refundable-payments.ts'
import { passesSoldBy, type SoldPass, takePassesBack } from './refunded-passes.ts'
import { requireBalance } from './reversal-rules.ts'

/** A refund: n cents of each line, or all that is left. */
export interface Refund extends RefundTarget {
  readonly facturas: readonly { readonly id_reg_factura: number; readonly importe: number | null }[]
  /** Hours or bookings of a sold pass that go with a part of its money, by its line. */
  readonly usos_abono?: readonly { readonly id_reg_factura: number; readonly usos: number }[] | null
  /** True if the user knows that more than the value of what is left of a used pass is refunded. */
  readonly confirmar_abono?: boolean
  readonly motivo: string | null
  /** False if the pieces cannot be sold again; by default they return to stock with the money. */
  readonly vuelve_al_stock?: boolean
  /** Only payments at the card gateway, back to the card. */
  readonly soloTarjeta?: boolean
}

/** Refuses lines of top-ups: bought credits are refunded from the wallet, so that the member does not keep both. */
export async function refuseTopUps(tx: Tx, lines: readonly { readonly id_reg_factura: number }[]) {
  const found = await linesWithCredits(
    tx,
    lines.map(({ id_reg_factura }) => id_reg_factura),
  )
  if (found.size > 0) refuse('monedero.linea_de_recarga')
}

/** The lines to refund, locked; refuses an empty list, one named twice, and an unknown one. */
export async function linesForRefund(tx: Tx, facturas: Refund['facturas']) {
  if (facturas.length === 0) refuse('No_element_selected', { facturas: 'No_element_selected' })
  const ids = facturas.map(({ id_reg_factura }) => id_reg_factura)
  if (new Set(ids).size !== ids.length) refuse('msg.linea_repetida', { facturas: 'msg.linea_repetida' })
  const lines = await lockLines(tx, ids)
  return lines.length === ids.length ? lines : refuse('msg.not_found')
}

/** Inserts a line of the opposite sign for each refunded line, in the order requested. */
function insertRefunds(
  { tx, today, user, say }: Call<unknown>,
  lines: readonly Line[],
  { facturas }: Refund,
  parts: readonly (RefundedPart & { readonly paymentType: number })[],
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
          id_mst_tipopago: own[0]!.paymentType,
          id_reg_reserva: line.id_reg_reserva,
          concepto: say('invoices.refund_of', { concepto: line.concepto }).slice(0, 200),
          precio: -own.reduce((sum, { importe }) => sum + importe, 0),
          ...taxOf(line),
          fecha_creacion: today,
          id_mst_socios_creacion: user.id_mst_socios,
        }
      }),
    )
    .returningAll()
    .execute()
}

/** Pieces that return with a refund of lines: all that are left with the last part, before that as many as the amount pays for. */
const piecesOf = (lines: readonly Line[], parts: readonly RefundedPart[], whole: ReadonlySet<number>) =>
  lines.map((line) => {
    const cents = parts.reduce((sum, one) => sum + (one.id_reg_factura === line.id_reg_factura ? one.importe : 0), 0)
    return { line, piezas: whole.has(line.id_reg_factura) ? null : Math.floor(cents / line.precio) }
  })

/** The lines that sold passes. */
const linesOf = (sold: readonly SoldPass[], lines: readonly Line[]) =>
  lines.filter((line) => sold.some((pass) => pass.id_reg_factura === line.id_reg_factura))

type Source = RefundedPart & Awaited<ReturnType<typeof refundSources>>[number] & { readonly payment: RefundablePayment }

interface Outside {
  readonly lines: readonly Line[]
  readonly refund: Refund
  readonly parts: readonly Source[]
  readonly refundOf: ReadonlyMap<number, Line>
}
/** Starts the operations of parts that leave by the gateway or the cash machine; the payout is 0 without one. */
async function startOutside(call: Call<unknown>, { lines, refund, parts, refundOf }: Outside) {
  const sent = parts
    .filter(({ account }) => account === accounts.transit)
    .map(({ id_reg_factura, payment, importe }) => ({
      id_reg_factura: refundOf.get(id_reg_factura)!.id_reg_factura,
      payment: payment.id_reg_operacion ?? 0,
      importe,
      isOut: refund.forma === 'maquina' || isAtMachine(payment),
    }))
  const operations = await startGatewayRefunds(
    call,
    sent.filter(({ isOut }) => !isOut),
  )
  const payout = await startPayout(
    call,
    lines,
    sent.filter(({ isOut }) => isOut),
  )
  return { operations, payout }
}

interface Sold {
  readonly sold: readonly SoldPass[]
  readonly lines: readonly Line[]
  readonly parts: readonly RefundedPart[]
  /** Refundable payments. */
  readonly found: readonly RefundablePayment[]
}
/** Refunds of the lines that sold passes. */
const passRefunds = ({ usos_abono }: Refund, { sold, lines, parts, found }: Sold) =>
  linesOf(sold, lines).map((line) => {
    const { id_reg_factura: id } = line
    return {
      line,
      importe: parts.reduce((sum, one) => sum + (one.id_reg_factura === id ? one.importe : 0), 0),
      most: found.reduce((sum, one) => sum + (one.id_reg_factura === id ? one.queda : 0), 0),
      usos: usos_abono?.find((one) => one.id_reg_factura === id)?.usos ?? null,
    }
  })

/**
 * Locks the holders of refunded money, after its lines: registers, then members, those of sold passes included. Returns
 * the accounts of registers and credits, and the passes that the lines sold.
 */
async function lockHolders({ tx, now }: Call<unknown>, lines: readonly Line[], parts: readonly Source[]) {
  const drawers = await lockRegisters(
    tx,
    parts.flatMap(({ register, paidOutBy }) => register ?? paidOutBy?.register ?? []),
  )
  await requireBalance(
    tx,
    parts.flatMap(({ register, importe }) => (register === null ? [] : [{ cuenta: drawers.get(register) ?? 0, importe: -importe }])),
  )
  const sold = await passesSoldBy(
    tx,
    lines.map((line) => line.id_reg_factura),
  )
  // all at one time, in the order of their ids
  await lockMembers(tx, [
    ...sold.map((pass) => pass.id_mst_socios),
    ...parts.flatMap(({ payment, account }) => (account === payment.cuenta ? (payment.id_mst_socios ?? []) : [])),
  ])
  const credits = await creditsForReversal(
    tx,
    parts.flatMap(({ payment, account, importe }) => (account === payment.cuenta ? [{ ...payment, importe }] : [])),
    now,
  )
  return { drawers, credits, sold }
}

/** Refunds money of locked lines: a line of the opposite sign for each, paid by transfers that revert the payments. */
export async function postRefund(call: Call<unknown>, lines: readonly Line[], refund: Refund) {
  const { tx } = call
  await refuseTopUps(tx, refund.facturas)
  const found = await paymentsLeft(
    tx,
    refund.facturas.map(({ id_reg_factura }) => id_reg_factura),
  )
  const payments = Map.groupBy(refund.soloTarjeta ? found.filter(isAtGateway) : found, (one) => one.id_reg_factura)
  const wanted = refund.facturas.flatMap(({ id_reg_factura, importe }) =>
    refundParts(payments.get(id_reg_factura) ?? [], importe).map((part) => ({ id_reg_factura, ...part })),
  )
  const sources = await refundSources(
    tx,
    refund,
    lines,
    wanted.map(({ payment }) => payment),
  )
  const parts = wanted.map((part, i) => ({ ...part, ...sources[i]! }))
  const { drawers, credits, sold } = await lockHolders(call, lines, parts)
  const made = await insertRefunds(call, lines, refund, parts)
  const refundOf = new Map(refund.facturas.map(({ id_reg_factura }, i) => [id_reg_factura, made[i]!]))
  const { operations, payout } = await startOutside(call, { lines, refund, parts, refundOf })
  await takePassesBack(call, passRefunds(refund, { sold, lines, parts, found }), {
    refundOf,
    isConfirmed: refund.confirmar_abono ?? false,
  })
  const { facturas } = await settle(
    call,
    parts.map(({ id_reg_factura, payment, importe, register, account }) => ({
      line: refundOf.get(id_reg_factura)!,
      ...(account === accounts.transit && {
        id_reg_operacion:
          refund.forma === 'maquina' || isAtMachine(payment) ? payout : (operations.get(payment.id_reg_operacion ?? 0) ?? 0),
      }),
      cuenta: (register === null ? credits.get(account) : drawers.get(register)) ?? account,
      importe: -importe,
      motivo: 'devolucion' as const,
      texto: refund.motivo,
      revierte: payment.id_reg_asiento,
    })),
    null,
  )
  await payOutReturned(
    call,
    parts.flatMap(({ payment: { id_mst_socios }, account, importe, paidOutBy }) =>
      paidOutBy ? [{ id_mst_socios: id_mst_socios!, cuenta: credits.get(account)!, importe, id_mst_caja: paidOutBy.register }] : [],
    ),
    refund.confirmar_monedero ?? false,
  )
  const whole = await markRefunded(tx, refundOf)
  await returnPieces(call, piecesOf(lines, parts, whole), refund.vuelve_al_stock === false ? refundOf : null)
  return { devuelto: parts.reduce((sum, { importe }) => sum + importe, 0), facturas, operation_id: payout }
}
