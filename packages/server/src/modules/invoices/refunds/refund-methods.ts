import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { RefundMethod } from '@app/contract/invoices/refund'
import { accounts } from '@app/contract/ledger/account'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { openPayout, openRefund } from '../../ledger/public.ts'
import type { Line } from '../settle.ts'
import { isAtGateway, isAtMachine, isOfWallet, type RefundablePayment } from './refundable-payments.ts'
import { creditsForRefund } from './wallet-refund.ts'

/** Method of a refund, and the register for cash. */
export interface RefundTarget {
  readonly forma: RefundMethod
  readonly id_mst_caja: number | null
  /** True if the user knows that only the paid part of credits is paid out. */
  readonly confirmar_monedero?: boolean
}

/** Refunded cents of a line. */
export interface RefundedPart {
  readonly id_reg_factura: number
  readonly importe: number
}

/** The register for an all-cash refund: the requested one, or the only one; null if the club has none. */
async function registerFor(tx: Tx, requested: number | null): Promise<number | null> {
  if (!(await settings(tx)).ACTIVAR_CAJA) return null
  if (requested !== null) return requested
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

/** Receiver of a refunded payment: a register, or otherwise an account. */
interface RefundSource {
  readonly register: number | null
  readonly account: number
  readonly paymentType: number
  /** Register that pays out the credits that return; without one if the club has none. */
  readonly paidOutBy?: { readonly register: number | null }
}

/** The register, or otherwise the account, that refunds each payment. */
export async function refundSources(
  tx: Tx,
  { forma, id_mst_caja }: RefundTarget,
  lines: readonly Line[],
  payments: readonly RefundablePayment[],
): Promise<RefundSource[]> {
  if (forma === 'efectivo') {
    const register = await registerFor(tx, id_mst_caja)
    // credits return to the wallet first, which pays out their paid part
    return payments.map((payment) =>
      isOfWallet(payment)
        ? { register: null, account: payment.cuenta, paymentType: paymentTypes.wallet as number, paidOutBy: { register } }
        : { register, account: accounts.cashWithoutRegister as number, paymentType: paymentTypes.cash as number },
    )
  }
  if (forma === 'maquina') {
    if (payments.some(isOfWallet)) refuse('monedero.no_por_maquina', { forma: 'monedero.no_por_maquina' })
    await requireMachineNamed(tx)
    return payments.map(() => ({ register: null, account: accounts.transit as number, paymentType: paymentTypes.cash as number }))
  }
  if (forma === 'monedero') {
    const places = await creditsForRefund(tx, lines, payments)
    return payments.map((payment) => ({
      register: null,
      account: payment.id_mst_tipopago === paymentTypes.wallet ? payment.cuenta : places.get(payment.id_reg_factura!)!,
      paymentType: paymentTypes.wallet as number,
    }))
  }
  return payments.map((payment) => ({
    register: payment.id_mst_caja === null ? null : (id_mst_caja ?? payment.id_mst_caja),
    account: isAtGateway(payment) || isAtMachine(payment) ? accounts.transit : payment.cuenta,
    paymentType: payment.id_mst_tipopago ?? paymentTypes.cash,
  }))
}

/** Starts the cash machine's payout, as one operation; 0 without parts. */
export async function startPayout(call: Call<unknown>, lines: readonly Line[], shares: readonly RefundedPart[]) {
  if (shares.length === 0) return 0
  const cents = Map.groupBy(shares, (one) => one.id_reg_factura)
  const each = [...cents].map(([id_reg_factura, own]) => ({ id_reg_factura, importe: own.reduce((sum, one) => sum + one.importe, 0) }))
  const [owner, ...others] = new Set(lines.map((line) => line.id_mst_socios))
  const importe = shares.reduce((sum, one) => sum + one.importe, 0)
  const id_mst_socios = others.length === 0 ? (owner ?? null) : null
  return (await openPayout(call, { importe, id_mst_socios, lines: each })).id_reg_operacion
}

/** Starts refunds to cards at the gateway: one for each payment there; returns the operation of each. */
export async function startGatewayRefunds(
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
