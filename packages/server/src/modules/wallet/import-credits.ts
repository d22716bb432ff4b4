import { issuedAccounts, units } from '@app/contract/ledger/account'
import type { Day } from '@app/contract/values/day'
import { addDays } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { newCredits, post } from '../ledger/public.ts'

const issue = issuedAccounts[units.cents]

/**
 * Imports credits of locked members, each as a separate addition (cents, above zero) with its last day; null is without
 * end. They count as paid: the members paid for them in the other program. Returns their accounts, in order.
 */
export async function importCredits(
  call: WorkCall,
  brought: readonly { readonly id_mst_socios: number; readonly importe: number; readonly vence: Day | null }[],
  texto: string,
): Promise<number[]> {
  const accounts: number[] = []
  for (const { id_mst_socios, vence } of brought) {
    const end = vence === null ? null : wallInstant(addDays(vence, 1), 0, call.club.zone)
    accounts.push(...(await newCredits(call.tx, id_mst_socios, [{ vence: end, regalo: 0 }])))
  }
  const transfers = brought.map(({ importe }, at) => ({ debe: issue, haber: accounts[at]!, importe, motivo: 'ingreso' as const, texto }))
  const made = await post(call, transfers)
  if (made.length > 0) call.note('libro_asiento', null, made)
  return accounts
}

/**
 * Reverts imported credits of locked members, by an entry against the one that granted them; returns the accounts
 * partly spent or expired, which are kept.
 */
export async function revertCredits(
  call: WorkCall,
  given: readonly { readonly id_reg_cuenta: number; readonly importe: number }[],
): Promise<number[]> {
  const ids = given.map(({ id_reg_cuenta }) => id_reg_cuenta)
  const stored = await call.tx.selectFrom('libro_cuenta').select(['id_reg_cuenta', 'saldo']).where('id_reg_cuenta', 'in', ids).execute()
  const entries = await call.tx
    .selectFrom('libro_asiento')
    .select(['id_reg_asiento', 'haber', 'texto'])
    .where('haber', 'in', ids) // only for speed
    .where('debe', '=', issue)
    .execute()
  const left = new Map(stored.map((one) => [one.id_reg_cuenta, one.saldo]))
  const entryOf = new Map(entries.map((one) => [one.haber, one]))
  const whole = given.filter(({ id_reg_cuenta, importe }) => left.get(id_reg_cuenta) === importe)
  const transfers = whole.map(({ id_reg_cuenta, importe }) => {
    const { id_reg_asiento, texto } = entryOf.get(id_reg_cuenta)!
    return { debe: id_reg_cuenta, haber: issue, importe, motivo: 'retirada' as const, texto, revierte: id_reg_asiento }
  })
  const made = await post(call, transfers)
  if (made.length > 0) call.note('libro_asiento', null, made)
  const back = new Set(whole.map(({ id_reg_cuenta }) => id_reg_cuenta))
  return ids.filter((id) => !back.has(id))
}
