import type { Right } from '@app/contract/kit/permissions'
import type { Locale } from '@app/contract/kit/texts'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashPassword } from '../../kit/secrets/passwords.ts'
import { accountOf, factorsOf, mustHaveFactor, refuseLastAdmin, staffAccountOf } from './account.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { endTokens } from './one-time-token.ts'
import { closeSessions } from './sessions.ts'
import { addressOf, countAttempt } from './throttle.ts'

export { lockedAccount, requirePlayerAccount } from './account.ts'
export { resetLink } from './forgotten-password.ts'
export { settingsGuard } from './guarded-settings.ts'
export { notifyAdministrators } from './notify-administrators.ts'
export { issueToken, sentJustNow, useToken, validMinutes } from './one-time-token.ts'
export { publicUrl } from './public-url.ts'
export { actingUser, decidesAccess, isSessionOpen, isWelcome, openSession, sessionUser } from './sessions.ts'
export { addressOf, countAttempt } from './throttle.ts'
export { translatorOf } from './translator.ts'

interface NewAccount {
  readonly id_mst_socios: number
  /** Not validated: the demo's password is shorter than the minimum. */
  readonly password: string
  readonly is_admin?: boolean
  readonly rights?: readonly Right[]
  readonly lang?: Locale
}

/** An account outside of any request: the demo club and the first administrator of a new club. */
export async function createAccount(tx: Tx, { id_mst_socios, password, is_admin = false, rights = [], lang }: NewAccount) {
  const hash = await hashPassword(password)
  await tx
    .insertInto('cuenta')
    .values({ id_mst_socios, password_hash: hash, is_admin, is_staff: true, ...(lang && { lang }) })
    .execute()
  if (rights.length > 0)
    await tx
      .insertInto('socios_menus')
      .values(rights.map((menu) => ({ id_mst_socios, menu })))
      .execute()
}

/** True if a member is staff. */
export const isStaff = async (tx: Tx, member: number): Promise<boolean> => (await staffAccountOf(tx, member)) !== undefined

/**
 * Guard for edits of a member's login name or access: for staff only by an administrator. Otherwise a clerk
 * could take over an administrator by requesting a new password, or lock one out.
 */
export async function refuseCredentialEdit(tx: Tx, user: User, member: number) {
  if (!user.is_admin && (await staffAccountOf(tx, member))) refuse('msg.not_allowed')
}

/** After the e-mail of an account changed: notifies the old and the new address and ends the sessions. Ignores members without account. */
export async function emailChanged(
  call: Pick<Call<unknown>, 'tx' | 'user' | 'club' | 'now' | 'later'>,
  member: number,
  old: string | null,
) {
  const { tx, user, now } = call
  const account = await accountOf(tx, member)
  if (!account || account.email === old) return
  await closeSessions(tx, member, member === user.id_mst_socios ? user.session : undefined)
  // links that the old address received
  for (const purpose of ['password', 'autologin'] as const) await endTokens(tx, { id_mst_socios: member, purpose, now })
  await notifyAccountChange(call, account, { kind: 'email', otherAddress: old })
}

/** Facts of a member that decide access. */
interface AccessFacts {
  readonly activo: boolean
  readonly acceso_web: boolean
  readonly fecha_baja: Day | null
}

/** After a change of access: ends the sessions of a member without access for good. Refuses to close the last administrator. */
export async function accessChanged({ tx, today }: Pick<Call<unknown>, 'tx' | 'today'>, member: number, now: AccessFacts) {
  const account = await accountOf(tx, member)
  const stays = now.activo && now.acceso_web && now.fecha_baja === null
  if (!account || stays) return
  if (account.is_admin) await refuseLastAdmin(tx, member)
  if (!now.activo || !now.acceso_web || (now.fecha_baja ?? today) < today) await closeSessions(tx, member)
}

/** Counts a code at a terminal as unknown until it is discarded; refuses with the seconds left while the terminal has to wait. */
export const countTerminalCode = (tx: Tx, now: Date, terminal: number) => countAttempt(tx, now, { torno: String(terminal) })

/** Counts a wrong key of a terminal against its address; refuses with the seconds left while the address has to wait. */
export const countTerminalTry = (tx: Tx, now: Date, ip: string) => countAttempt(tx, now, { terminal: addressOf(ip) })

/** True if the account of a member has a second factor, or is an administrator's and must have one. */
export async function hasFactor(tx: Tx, member: number): Promise<boolean> {
  const account = await accountOf(tx, member)
  return account !== undefined && (factorsOf(account).length > 0 || (await mustHaveFactor(tx, account)))
}
