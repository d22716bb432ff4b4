import { paymentTypes } from '@app/contract/income-types/payment-type'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { accounts } from '@app/contract/ledger/account'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { lockMembers, lockRegisters } from '../../ledger/public.ts'
import { requireOpenDays } from '../../periods/public.ts'
import { lockLines, placesFor, requireDeskPaymentType } from '../charge.ts'
import { type Part, settle } from '../settle.ts'
import { refuseTopUps } from './post-refund.ts'
import { paymentsWithCloses, requireBalance, reversalOf } from './reversal-rules.ts'

/**
 * Locks the lines of payments, then their registers, and reads the payments; refuses those refunded already and those
 * that a deleted booking keeps.
 */
async function lockPayments(call: Call<unknown>, requested: readonly number[]) {
  const { tx } = call
  const ids = [...new Set(requested)]
  if (ids.length === 0) refuse('No_element_selected', { cobros: 'No_element_selected' })
  const first = await paymentsWithCloses(tx, ids)
  if (first.length !== ids.length) refuse('msg.not_found')
  // not a keyed payment: the money is at the gateway
  if (first.some(({ id_mst_tipopago }) => id_mst_tipopago === paymentTypes.cardOnline)) refuse('cobro.de_pasarela')
  // nor this one: the machine counted it, and pays it out again itself
  if (first.some(({ id_reg_cuenta }) => id_reg_cuenta === accounts.cashMachine)) refuse('cash_machine.de_maquina')
  const lines = await lockLines(tx, [...new Set(first.map((one) => one.id_reg_factura!))])
  if (lines.some((line) => line.id_reg_reserva_hist !== null)) refuse('cobro.reserva_eliminada')
  await lockRegisters(
    tx,
    first.flatMap(({ id_mst_caja }) => id_mst_caja ?? []),
  )
  await lockMembers(
    tx,
    first.flatMap(({ id_mst_socios }) => id_mst_socios ?? []),
  )
  const found = await paymentsWithCloses(tx, ids)
  if (found.some(({ devuelto }) => devuelto > 0)) refuse('cobro.ya_devuelto')
  await requireOpenDays(
    call,
    found.map(({ dia }) => dia),
  )
  const lineOf = new Map(lines.map((line) => [line.id_reg_factura, line]))
  return found.map((payment) => ({ payment, line: lineOf.get(payment.id_reg_factura!)! }))
}

const sumOf = (parts: readonly Part[]) => -parts.reduce((sum, { importe }) => sum + importe, 0)

export const takeBack = handle(voidPayments, async (call) => {
  const payments = await lockPayments(call, call.input.cobros)
  await refuseTopUps(
    call.tx,
    payments.map(({ line }) => line),
  )
  const parts = payments.map(reversalOf)
  await requireBalance(call.tx, parts)
  await settle(call, parts, null)
  return { importe: sumOf(parts) }
})

export const changeMethod = handle(
  changePaymentMethod,
  async (call: Call<{ cobros: readonly number[]; id_mst_tipopago: number; id_mst_caja: number | null }>) => {
    const { cobros, id_mst_tipopago, id_mst_caja } = call.input
    requireDeskPaymentType(id_mst_tipopago)
    const found = await lockPayments(call, cobros)
    if (found.some(({ payment }) => payment.id_mst_tipopago === id_mst_tipopago && id_mst_caja === null)) refuse('cobro.misma_forma')
    const back = found.map(reversalOf)
    await requireBalance(call.tx, back)
    const places = await placesFor(call.tx, { lines: found.map(({ line }) => line), id_mst_tipopago, id_mst_caja })
    const anew = found.map(({ line, payment }, i) => ({ line, cuenta: places[i]!.cuenta, importe: payment.importe }))
    await settle(call, [...back, ...anew], id_mst_tipopago)
    return { importe: sumOf(back) }
  },
)
