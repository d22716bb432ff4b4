import * as declared from '@app/contract/identity/second-factor'
import QRCode from 'qrcode'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import { json } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Account, factorsOf, fullName, lockedAccount, mustHaveFactor } from './account.ts'
import { newRecoveryCodes, newSecret, recoveryHash, sealedSeed, seedOf, stepOf, totpOf, useOwnCode } from './codes.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { confirmedAccount } from './own-account.ts'
import { closeSessions } from './sessions.ts'
import { countAttempt } from './throttle.ts'

/** The user's own account; the password is required, except right after a sign-in that waits for the second factor. */
const opened = (call: Call<unknown>, password: string | null, name: string): Promise<Account> =>
  password === null && call.user.second_factor_pending
    ? lockedAccount(call.tx, call.user.id_mst_socios)
    : confirmedAccount(call, password ?? '', name)

const save = ({ tx }: Call<unknown>, { id_mst_cuenta }: Account, change: Partial<Account>) =>
  tx.updateTable('cuenta').set(change).where('id_mst_cuenta', '=', id_mst_cuenta).execute()

/** Ends the other sessions, completes this one, and notifies the owner. */
async function changed(call: Call<unknown>, account: Account) {
  const { tx, user } = call
  await closeSessions(tx, user.id_mst_socios, user.session)
  await tx.updateTable('sesion').set({ second_factor_pending: false }).where('id_reg_sesion', '=', user.session).execute()
  await notifyAccountChange(call, account, { kind: 'second_factor' })
}

export const startTotp = handle(declared.startTotp, async (call) => {
  const account = await opened(call, call.input.password, declared.startTotp.endpoint)
  if (account.totp_on) refuse('msg.already_there')
  const secret = newSecret()
  await save(call, account, { totp_secret: sealedSeed(call.club, account, secret), totp_step: null })
  const uri = totpOf(secret, call.club.nombre, account.email ?? fullName(account)).toString()
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
})

export const confirmTotp = handle(declared.confirmTotp, async (call) => {
  const { tx, input, user, now, request } = call
  const attempt = await countAttempt(tx, now, { codigo: String(user.id_mst_socios) })
  const account = await lockedAccount(tx, user.id_mst_socios)
  const seed = seedOf(call.club, account)
  if (!seed || account.totp_on) refuse('account.second_factor_not_started')
  const step = stepOf(seed, input.codigo, { now, last: account.totp_step })
  if (step === null) {
    const accion = declared.confirmTotp.endpoint
    return commitAndRefuse(tx, { now, ip: request.ip, accion, id_mst_socios: user.id_mst_socios, code: 'account.wrong_code' })
  }
  await attempt.succeeded('codigo')
  const codes = newRecoveryCodes()
  await save(call, account, { totp_on: true, totp_step: step, recovery_codes: json(codes.map(recoveryHash)) })
  await changed(call, account)
  return { recovery_codes: codes }
})

/** Refuses to leave an administrator without any while the club demands one. */
async function without(call: Call<unknown>, account: Account, change: Partial<Account>) {
  const left = factorsOf({ ...account, ...change }).length
  if (left === 0 && (await mustHaveFactor(call.tx, account))) refuse('account.second_factor_required')
  await save(call, account, { ...change, ...(left === 0 && { recovery_codes: json([]) }) })
  await changed(call, account)
  return {}
}

/** A stolen session with a known password cannot remove the application: one of its codes is required too. */
export const removeTotp = handle(declared.removeTotp, async (call) => {
  const { tx, input, user, now, request } = call
  const account = await confirmedAccount(call, input.password, declared.removeTotp.endpoint)
  const attempt = await countAttempt(tx, now, { codigo: String(user.id_mst_socios) })
  if (account.totp_on && !(await useOwnCode(tx, account, { codigo: input.codigo, now, club: call.club }))) {
    const accion = declared.removeTotp.endpoint
    await commitAndRefuse(tx, { now, ip: request.ip, accion, id_mst_socios: user.id_mst_socios, code: 'account.wrong_code' })
  }
  await attempt.succeeded('codigo')
  return without(call, account, { totp_on: false, totp_secret: null, totp_step: null })
})

export const emailCodeOn = handle(declared.emailCodeOn, async (call) => {
  const account = await opened(call, call.input.password, declared.emailCodeOn.endpoint)
  if (account.email === null) refuse('account.no_email')
  await save(call, account, { email_code_on: true })
  await changed(call, account)
  return {}
})

export const emailCodeOff = handle(declared.emailCodeOff, async (call) => {
  const account = await confirmedAccount(call, call.input.password, declared.emailCodeOff.endpoint)
  return without(call, account, { email_code_on: false })
})
