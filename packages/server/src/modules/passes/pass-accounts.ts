import type { RowOfResource } from '@app/contract/kit/resource'
import type { ledgerAccount } from '@app/contract/ledger/account'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { lastDayOf, periodOf } from '@app/contract/passes/pass-terms'
import { addDays, type Day } from '@app/contract/values/day'
import { after, wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Pass } from './lock-passes.ts'

export type PassAccount = RowOfResource<typeof ledgerAccount>

/** The accounts of passes: one each, or one for each week of an X-a-week pass. */
export const accountsOf = (tx: Tx, passes: readonly number[]): Promise<PassAccount[]> =>
  passes.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('libro_cuenta').selectAll().where('id_reg_abonos', 'in', passes).orderBy('id_reg_cuenta').execute()

/** The end of a day in the club's zone: the first instant that is not of it. */
export const endOf = (day: Day, zone: string) => wallInstant(addDays(day, 1), 0, zone)

/** End of a pass whose term begins on a day, or at an instant if it is counted in hours. */
export function endOfTerm(
  terms: Pick<Pass, 'unidades_caducidad' | 'unidad_caducidad'>,
  { day, at }: { readonly day: Day; readonly at: Date },
  zone: string,
): Date {
  const last = lastDayOf(terms, day)
  return last === null ? after(at, terms.unidades_caducidad * 3600) : endOf(last, zone)
}

/** Expiry of an account of a pass: with the pass, or with its week. */
export function endOfAccount(pass: Pass, desde: Day | null, zone: string): Date | null {
  if (desde === null) return pass.vence
  const week = endOf(periodOf(pass, desde).hasta, zone)
  return pass.vence !== null && pass.vence < week ? pass.vence : week
}

/** Usable balance of a pass on a day, in minutes or uses of the ledger; null for an unlimited one. */
export function balanceOn(pass: Pass, own: readonly PassAccount[], day: Day): number | null {
  const mode = passMode(pass)
  if (mode === passModes.unlimited) return null
  if (mode !== passModes.weekly) return own[0]?.saldo ?? 0
  const { desde } = periodOf(pass, day)
  const week = own.find((one) => one.desde === desde)
  return week ? (week.saldo ?? 0) : pass.num_reservas
}

/** Accounts of a pass after taking an amount for a day; an unused week begins full. */
export function afterUse(pass: Pass, own: readonly PassAccount[], day: Day, amount: number): PassAccount[] {
  const desde = passMode(pass) === passModes.weekly ? periodOf(pass, day).desde : null
  const at = desde === null ? 0 : own.findIndex((one) => one.desde === desde)
  if (at < 0 && own[0]) return [...own, { ...own[0], desde, saldo: pass.num_reservas - amount }]
  return own.map((one, index) => (index === at && one.saldo !== null ? { ...one, saldo: one.saldo - amount } : one))
}
