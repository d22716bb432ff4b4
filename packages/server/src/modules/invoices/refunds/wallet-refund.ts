import { paymentTypes } from '@app/contract/income-types/payment-type'
import { guestMember } from '@app/contract/members/member'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { lockMembers, newCredits } from '../../ledger/public.ts'
import type { Line } from '../settle.ts'

interface Paid {
  readonly id_reg_factura: number | null
  readonly id_mst_tipopago: number | null
  /** Owner of the wallet it was paid from. */
  readonly id_mst_socios: number | null
}
/** Payments of these types may go to a wallet. */
const eligible: readonly (number | null)[] = [paymentTypes.cardOnline, paymentTypes.wallet]

/** True if payments of lines may be refunded to wallets: all of them eligible, each line of a member with a wallet. */
export const mayGoToWallet = (payments: readonly Paid[], owners: readonly (number | null)[]) =>
  payments.length > 0 &&
  payments.every(({ id_mst_tipopago }) => eligible.includes(id_mst_tipopago)) &&
  owners.every((owner) => owner !== null && owner !== guestMember)

/**
 * Credits without expiry for the members of locked lines, one for each line that was paid online: its account by the
 * line. Payments from a wallet return to the credits they came from. Members are locked here, all together; refuses
 * other payment types.
 */
export async function creditsForRefund(tx: Tx, lines: readonly Line[], payments: readonly Paid[]): Promise<ReadonlyMap<number, number>> {
  const linesOf = (own: readonly Paid[]) => lines.filter((line) => own.some((one) => one.id_reg_factura === line.id_reg_factura))
  const owners = linesOf(payments).map((line) => line.id_mst_socios)
  if (!mayGoToWallet(payments, owners)) refuse('monedero.forma_sin_monedero', { forma: 'monedero.forma_sin_monedero' })
  await lockMembers(
    tx,
    [...owners, ...payments.map((one) => one.id_mst_socios)].filter((id) => id !== null),
  )
  const places = new Map<number, number>()
  for (const { id_reg_factura, id_mst_socios } of linesOf(payments.filter((one) => one.id_mst_tipopago !== paymentTypes.wallet))) {
    const [account] = await newCredits(tx, id_mst_socios ?? 0, [{ vence: null, regalo: 0 }])
    places.set(id_reg_factura, account!)
  }
  return places
}
