import { forgotPassword, passwordPage, resetPassword } from '@app/contract/identity/forgotten-password'
import { clubTime } from '../../kit/clock.ts'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { mailJob } from '../mail/public.ts'
import { accountToOpen, fullName, loginName, newPasswordHash, openAccount } from './account.ts'
import { letter } from './letters.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { issueToken, sentJustNow, useToken, validMinutes } from './one-time-token.ts'
import { publicUrl } from './public-url.ts'
import { closeSessions, isOfStaff } from './sessions.ts'
import { addressOf, countAttempt } from './throttle.ts'

/** The job that mails a link for a new password. */
export const passwordLinkJob = jobKind<{ usuario: string; base: string }>('password-link', 'work', 'waiting')

/** Only queues a job, for any name: neither the answer nor its time reveals the existence of the account. */
export const forgot = handle(forgotPassword, async ({ tx, input, now, club, request, later }) => {
  await countAttempt(tx, now, { olvido: addressOf(request.ip) })
  await later(passwordLinkJob, { usuario: input.usuario, base: publicUrl(club, request) })
  return {}
})

/** Link that sets a password: of staff in the program, of players on their page. */
export const resetLink = (base: string, token: string, isStaff = true) => `${base}${passwordPage(isStaff, token)}`

/** The outbox's part: finds the account, or makes that of a player (0195), and mails the link, unless one was mailed a moment ago. */
export async function mailPasswordLink(tx: Tx, { usuario, base }: { usuario: string; base: string }, { club, now }: JobFacts) {
  const { today } = clubTime(now, club.zone)
  // locked: of two jobs at once, the second one finds the link of the first
  const account = await accountToOpen(tx, await loginName(tx, usuario), today)
  if (!account) return
  const wanted = { id_mst_socios: account.id_mst_socios, purpose: 'password', now } as const
  if (await sentJustNow(tx, wanted)) return
  const link = resetLink(base, await issueToken(tx, wanted), isOfStaff(account))
  const values = { minutos: validMinutes.password }
  const mail = letter('password', { ...account, nombre: fullName(account) }, { club: club.nombre, standard: club.language, values, link })
  if (mail) await insertJob(tx, mailJob, mail, { now })
}

export const reset = handle(resetPassword, async (call) => {
  const { tx, input, now, today, request, club } = call
  const attempt = await countAttempt(tx, now, { ip: addressOf(request.ip) })
  const id = await useToken(tx, input.token, { purpose: 'password', now })
  const account = id === null ? undefined : await openAccount(tx, id, today)
  if (!account) {
    const accion = resetPassword.endpoint
    return commitAndRefuse(tx, { now, ip: request.ip, accion, id_mst_socios: null, code: 'account.link_used' })
  }
  // a refusal keeps the link valid: the whole call is rolled back then
  const hash = await newPasswordHash({ password: input.password, field: 'password', club, person: account })
  await tx.updateTable('cuenta').set({ password_hash: hash }).where('id_mst_cuenta', '=', account.id_mst_cuenta).execute()
  await closeSessions(tx, account.id_mst_socios)
  await attempt.discard()
  await notifyAccountChange(call, account, { kind: 'password' })
  return {}
})
