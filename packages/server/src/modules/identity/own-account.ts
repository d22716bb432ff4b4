import * as declared from '@app/contract/identity/own-account'
import { locales } from '@app/contract/kit/texts'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import type { GuardedCall } from '../../kit/http/guarded.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { isPassword } from '../../kit/secrets/passwords.ts'
import { param } from '../club/public.ts'
import { type Account, lockedAccount, newPasswordHash } from './account.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { endTokens } from './one-time-token.ts'
import { closeSession, closeSessions, openSessions } from './sessions.ts'
import { countAttempt } from './throttle.ts'

export const changeLocale = handle(declared.setLocale, async ({ tx, user, input }) => {
  const lang = locales.find((locale) => locale === input.locale)
  if (!lang) refuse('msg.invalid_input', { locale: { key: 'invalid.choice', values: { choices: locales.join(', ') } } })
  if (!declared.offeredLocales(await param(tx, 'MOSTRAR_CAT')).includes(lang)) refuse('account.locale_not_offered')
  await tx.updateTable('cuenta').set({ lang }).where('id_mst_socios', '=', user.id_mst_socios).execute()
  return {}
})

/** The user's own account, after confirming the password. Failures count, so that a borrowed session cannot guess. */
export async function confirmedAccount(
  call: Pick<GuardedCall, 'tx' | 'user' | 'now' | 'request'>,
  password: string,
  name: string,
): Promise<Account> {
  const { tx, user, now, request } = call
  const attempt = await countAttempt(tx, now, { cambio: String(user.id_mst_socios) })
  const account = await lockedAccount(tx, user.id_mst_socios)
  if (!(await isPassword(account.password_hash, password))) {
    const code = 'account.wrong_password'
    await commitAndRefuse(tx, { now, ip: request.ip, accion: name, id_mst_socios: user.id_mst_socios, code })
  }
  await attempt.succeeded('cambio')
  return account
}

export const changePassword = handle(declared.changePassword, async (call) => {
  const { tx, input, user, now, club } = call
  const account = await confirmedAccount(call, input.old, declared.changePassword.endpoint)
  const hash = await newPasswordHash({ password: input.new, field: 'new', club, person: account })
  await tx.updateTable('cuenta').set({ password_hash: hash }).where('id_mst_cuenta', '=', account.id_mst_cuenta).execute()
  await endTokens(tx, { id_mst_socios: user.id_mst_socios, purpose: 'password', now })
  await closeSessions(tx, user.id_mst_socios, user.session)
  await notifyAccountChange(call, account, { kind: 'password' })
  return {}
})

export const sessions = handle(declared.mySessions, async ({ tx, user, now }) => {
  const rows = await openSessions(tx, now)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .select(['id_reg_sesion', 'created_at', 'last_seen', 'ip', 'agent'])
    .orderBy('last_seen', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, actual: row.id_reg_sesion === user.session }))
})

/** Ending another session of the own takes the password; another member's is treated as not found. */
export const revoke = handle(declared.revokeSession, async ({ tx, input, user, reply, confirmed }) => {
  const row = await tx
    .selectFrom('sesion')
    .select('id_reg_sesion')
    .where('id_reg_sesion', '=', input.id)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .executeTakeFirst()
  if (!row) refuse('msg.not_found')
  if (row.id_reg_sesion !== user.session) await confirmed()
  await closeSession(tx, row.id_reg_sesion)
  if (row.id_reg_sesion === user.session) reply.clearCookie()
  return {}
})

export const revokeOthers = handle(declared.revokeOtherSessions, async ({ tx, user, confirmed }) => {
  await confirmed()
  await closeSessions(tx, user.id_mst_socios, user.session)
  return {}
})
