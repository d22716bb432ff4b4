import { offeredLocales } from '@app/contract/identity/own-account'
import * as declared from '@app/contract/identity/sign-in'
import { commitAndRefuse, type RefusalToCommit } from '../../kit/database/commit-and-refuse.ts'
import { page } from '../../kit/http/page.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { isPassword } from '../../kit/secrets/passwords.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import { param, settings } from '../club/public.ts'
import { mailJob } from '../mail/public.ts'
import { type Account, accountByLogin, factorsOf, fullName, lockedAccount, loginName, mustHaveFactor, openAccount } from './account.ts'
import { useFactor } from './codes.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { letter } from './letters.ts'
import { issueToken, sentJustNow, useToken, validMinutes } from './one-time-token.ts'
import { closeSession, isOfStaff, openSession } from './sessions.ts'
import { addressOf, countAttempt, type Subjects } from './throttle.ts'
import { translatorOf } from './translator.ts'

/** These calls are open to anyone; a browser may be signed in already. */
type AnyonesCall = Call<unknown, User | null>

/** A refusal that is remembered: the failure counts, the log names the account. */
const refused = (
  { tx, now, request }: AnyonesCall,
  account: Account | undefined,
  { code, extra }: Pick<RefusalToCommit, 'code' | 'extra'>,
) =>
  commitAndRefuse(tx, {
    now,
    ip: request.ip,
    accion: declared.login.endpoint,
    id_mst_socios: account?.id_mst_socios ?? null,
    code,
    ...(extra && { extra }),
  })

export const form = handle(declared.signInForm, async ({ tx, club }) => {
  const { MODO_AUTENTICACION, MOSTRAR_CAT } = await settings(tx)
  return {
    club: club.nombre,
    zona: club.zone,
    modo_autenticacion: MODO_AUTENTICACION,
    language: club.language,
    locales: offeredLocales(MOSTRAR_CAT),
  }
})

export const signIn = handle(declared.login, async (call) => {
  const { tx, input, now, today } = call
  const name = await loginName(tx, input.usuario)
  const named = await accountByLogin(tx, name, today)
  const attempt = await countAttempt(tx, now, await counted(call, name, named))
  if (!(await isPassword(named?.password_hash, input.password)) || !named)
    return refused(call, named, { code: 'account.wrong_credentials' })
  const account = await lockedAccount(tx, named.id_mst_socios)
  const metodos = factorsOf(account)
  if (metodos.length > 0 && input.codigo === null) {
    await attempt.discard()
    if (account.email_code_on && (input.metodo === 'email' || !account.totp_on)) await mailCode(call, account)
    return refused(call, account, { code: 'account.second_factor_needed', extra: { metodos } })
  }
  if (metodos.length > 0) {
    const guess = await countAttempt(tx, now, { codigo: String(account.id_mst_socios) })
    if (!(await useFactor(tx, account, { codigo: input.codigo ?? '', now, club: call.club, device: call.request.device })))
      return refused(call, account, { code: 'account.wrong_code' })
    await guess.succeeded('codigo')
  }
  await attempt.succeeded('acceso', 'dispositivo')
  const entered = await enter(call, account)
  call.reply.setDevice(await rememberDevice(tx, { member: account.id_mst_socios, device: call.request.device, now }))
  return entered
})

/** Subject of a sign-in attempt: the browser alone if it is known to the account, otherwise the name and the address (decision 0023). */
async function counted({ tx, now, request }: AnyonesCall, name: string, account: Account | undefined): Promise<Subjects> {
  const { device } = request
  const isKnown = account && (await isKnownDevice(tx, { member: account.id_mst_socios, device, now }))
  if (isKnown) return { dispositivo: `${account.id_mst_socios} ${hashToken(device ?? '')}` }
  const ip = addressOf(request.ip)
  return { acceso: `${ip} ${name}`, usuario: name, ip }
}

/** Opens the session, ends the one the browser had, and sets the cookie. */
async function enter(call: AnyonesCall, account: Account) {
  const { tx, now, request, reply, user } = call
  if (user) await closeSession(tx, user.session)
  const pending = factorsOf(account).length === 0 && (await mustHaveFactor(tx, account))
  const { id_mst_socios } = account
  const { token, csrf } = await openSession(tx, {
    id_mst_socios,
    ip: request.ip,
    agent: request.agent,
    now,
    second_factor_pending: pending,
  })
  reply.setCookie(token)
  call.note('sesion', null, { id_mst_socios })
  return { id_mst_socios, nombre: fullName(account), is_staff: isOfStaff(account), _token: csrf, second_factor_pending: pending }
}

/** Mails six digits; within a minute a second request changes nothing. */
async function mailCode({ tx, now, club, later, request, reply }: AnyonesCall, account: Account) {
  // the code counts in the browser that asked for it
  const device = request.device ?? newToken()
  reply.setDevice(device)
  const wanted = { id_mst_socios: account.id_mst_socios, purpose: 'email-code', now, device } as const
  if (await sentJustNow(tx, wanted)) return
  const codigo = await issueToken(tx, wanted)
  const values = { codigo, minutos: validMinutes['email-code'] }
  const mail = letter('code', account, { club: club.nombre, standard: club.language, values })
  if (mail) await later(mailJob, mail)
}

export const signOut = handle(declared.logout, async ({ tx, user, reply }) => {
  await closeSession(tx, user.session)
  reply.clearCookie()
  return {}
})

/** Page of an automatic sign-in link: a text and a button. The token is not checked, so that the page reveals nothing about it. */
export const autologinPage = handle(declared.autologinPage, async (call) => {
  const { lang, say } = translatorOf(call)
  const form = { button: say('autologin.enter'), hidden: call.user ? { _token: call.user.csrf } : {} }
  return page({ lang, title: say('autologin.title'), lines: [say('autologin.hint')], form })
})

/** An account with a second factor, or one that must have it, signs in by hand. */
export const autologin = handle(declared.autologin, async (call) => {
  const { tx, input, now, today, request } = call
  const attempt = await countAttempt(tx, now, { ip: addressOf(request.ip) })
  const id = await useToken(tx, input.token, { purpose: 'autologin', now })
  const account = id === null ? undefined : await openAccount(tx, id, today)
  const guarded = account && (factorsOf(account).length > 0 || (account.is_admin && (await param(tx, 'DOBLE_AUTENTIFICACION_ADMIN'))))
  if (!account || guarded) return refused(call, account, { code: 'account.link_used' })
  await attempt.discard()
  call.reply.goTo(isOfStaff(account) ? '/admin' : '/socio')
  return enter(call, account)
})
