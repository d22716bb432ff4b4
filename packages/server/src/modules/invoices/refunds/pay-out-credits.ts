import { paymentTypes } from '@app/contract/income-types/payment-type'
import { issuedAccounts, units } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { creditsToPayOut, lockMembers, post, refundableCredits } from '../../ledger/public.ts'
import { takePayment } from '../charge.ts'
import { insertIncome } from '../income-lines.ts'

const issue = issuedAccounts[units.cents]

/** Fields of a line of the wallet besides its text and its price: a prepayment, or its return, without VAT. */
export const walletLine = (call: Pick<Call<unknown>, 'today'>, id: number) => ({
  ...({ id_mst_tipofactura: 2, cantidad: 1, impuesto: 'iva', prc_iva: 0, exencion: 'N1' } as const),
  ...{ id_mst_socios: id, fecha_creacion: call.today },
  ...{ id_mst_proveedor: null, id_mst_empresas: null, id_mst_tipoingreso: null, observaciones: null },
})

interface PayOut {
  readonly id_mst_socios: number
  readonly importe: number
  readonly id_mst_tipopago: number
  readonly id_mst_caja: number | null
  /** Accounts to take from; by default all of the member. */
  readonly only?: readonly number[]
}

/**
 * Pays out credits of a member as money: their paid part only, the given part of a top-up lapses in proportion.
 * A line below zero records member, amount and register.
 */
export async function payOutCredits(call: Call<unknown>, { id_mst_socios, importe, id_mst_tipopago, id_mst_caja, only }: PayOut) {
  const concepto = call.say('wallet.back_line')
  const line = await insertIncome(call, { ...walletLine(call, id_mst_socios), id_mst_tipopago, concepto, precio: -importe })
  await takePayment(call, { lines: [line], id_mst_tipopago, id_mst_caja, importe: null })
  await lockMembers(call.tx, [id_mst_socios])
  const taken = await creditsToPayOut(call.tx, { id_mst_socios, importe, ...(only && { only }) }, call.now)
  const { id_reg_factura } = line
  const leaving = taken.flatMap(({ cuenta, importe: cents, cae }) => [
    { cuenta, importe: cents, texto: null },
    { cuenta, importe: cae, texto: call.say('wallet.gift_lapses') },
  ])
  const made = await post(
    call,
    leaving
      .filter((one) => one.importe > 0)
      .map(({ cuenta, ...one }) => ({ ...one, debe: cuenta, haber: issue, motivo: 'retirada' as const, id_reg_factura })),
  )
  call.note('libro_asiento', null, made)
}

/** Cents of a payment from a wallet that returned to one of its accounts, and are to be paid out in cash by a register. */
export interface ReturnedCredits {
  readonly id_mst_socios: number
  readonly cuenta: number
  readonly importe: number
  readonly id_mst_caja: number | null
}

/**
 * Pays out the paid part of credits that have returned to their accounts; the rest stays in the wallet. Without
 * confirmation refuses with both amounts.
 */
export async function payOutReturned(call: Call<unknown>, returned: readonly ReturnedCredits[], isConfirmed: boolean) {
  const outs: PayOut[] = []
  for (const [id_mst_socios, own] of Map.groupBy(returned, (one) => one.id_mst_socios)) {
    const only = [...new Set(own.map(({ cuenta }) => cuenta))]
    const most = await refundableCredits(call.tx, { id_mst_socios, only }, call.now)
    const importe = Math.min(most, sumOf(own))
    outs.push({ id_mst_socios, importe, only, id_mst_tipopago: paymentTypes.cash, id_mst_caja: own[0]!.id_mst_caja })
  }
  const dinero = sumOf(outs)
  if (returned.length > 0 && !isConfirmed)
    refuse(
      'monedero.devolver_en_dinero',
      {},
      { dinero: formatEuros(dinero), monedero: formatEuros(sumOf(returned) - dinero) },
      { confirm: 'confirmar_monedero' },
    )
  for (const out of outs) if (out.importe > 0) await payOutCredits(call, out)
}
const sumOf = (parts: readonly { readonly importe: number }[]) => parts.reduce((sum, { importe }) => sum + importe, 0)
