import { givingRight, may } from '@app/contract/kit/permissions'
import { accounts, firstOwnAccount, units } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import type { PostingContext, Transfer } from './transfer.ts'

/** Context of an act that gives value out; a worker has no user and gives nothing on its own. */
type GivingContext = { readonly user: User | null } & Partial<Pick<Call<unknown>, 'note'>>

/** Refuses the member record of the user's own account; an administrator's act on it is noted in the audit. */
export function refuseOwnRecord({ user, note }: GivingContext, members: readonly (number | null)[]) {
  if (user === null || !members.includes(user.id_mst_socios)) return
  if (!user.is_admin) refuse('msg.own_record')
  note?.('socio', null, { id_mst_socios: user.id_mst_socios, ficha_propia: true })
}

/** Refuses to give value out to members without the right `cash`, or to the member record of the user's own account. */
export function requireMayGive(call: GivingContext, members: readonly (number | null)[]) {
  if (call.user !== null && !may(call.user, givingRight)) refuse('msg.giving_needs_cash')
  refuseOwnRecord(call, members)
}

const bySight: readonly number[] = [accounts.cardTerminal, accounts.bank]

/**
 * True if a transfer gives value out: a refund, a payment of a line below zero, cash to a supplier or out of a register,
 * credits without payment. Completing a refund that left before, and reversals of mistaken entries, are none.
 */
function isGiven({ debe, haber, motivo, unidad = units.cents }: Transfer): boolean {
  if (unidad !== units.cents) return false
  if (motivo === 'devolucion') return debe === accounts.sales || debe >= firstOwnAccount
  if (motivo === 'cobro') return debe === accounts.sales
  if (motivo === 'pago') return debe === accounts.purchases && !bySight.includes(haber)
  return motivo === 'ingreso' || motivo === 'salida'
}

/** The members to whom transfers give value: of their lines and their accounts. */
async function membersOf(tx: Tx, given: readonly Transfer[]): Promise<number[]> {
  const lines = given.flatMap((one) => one.id_reg_factura ?? [])
  const own = given.flatMap(({ debe, haber }) => [debe, haber].filter((id) => id >= firstOwnAccount))
  const ofLines =
    lines.length === 0 ? [] : await tx.selectFrom('factura').select('id_mst_socios').where('id_reg_factura', 'in', lines).execute()
  const ofAccounts =
    own.length === 0 ? [] : await tx.selectFrom('libro_cuenta').select('id_mst_socios').where('id_reg_cuenta', 'in', own).execute()
  return [...ofLines, ...ofAccounts].flatMap(({ id_mst_socios }) => id_mst_socios ?? [])
}

/** The last word on transfers that give value out, whatever call posts them. */
export async function requireMayPost(call: PostingContext, transfers: readonly Transfer[]) {
  if (call.user === null) return
  const given = transfers.filter(isGiven)
  if (given.length > 0) requireMayGive(call, await membersOf(call.tx, given))
}
