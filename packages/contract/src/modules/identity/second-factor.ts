import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { account, knownDevice, session, signInAttempt } from './account.ts'

/** Number of recovery codes given to an account; each replaces one code, once. */
export const recoveryCodeCount = 10

const own = { permission: 'signed-in', changes: [account, session, knownDevice, signInAttempt] } as const

/**
 * Creates a secret for an authenticator application; it takes effect once a code is confirmed. Requires the password, except
 * right after sign-in from an administrator required to set up a factor.
 */
export const startTotp = action({
  ...own,
  endpoint: 'POST /api/account/totp/start',
  input: { password: optional(field.secret()) },
  output: object({ secret: field.text(100), uri: field.text(400), qr: field.note(20_000) }),
})
/** Enables the application and shows the recovery codes, only this once. */
export const confirmTotp = action({
  ...own,
  endpoint: 'POST /api/account/totp/confirm',
  input: { codigo: field.secret(10) },
  output: object({ recovery_codes: list(field.text(20)) }),
})
/**
 * Removes the application. Requires the password and a code of the application, or a recovery code. Refused to an administrator with no
 * other second factor while DOBLE_AUTENTIFICACION_ADMIN requires one.
 */
export const removeTotp = action({
  ...own,
  endpoint: 'POST /api/account/totp/remove',
  input: { password: field.secret(), codigo: field.secret(40) },
  output: nothing,
})
export const emailCodeOn = action({
  ...own,
  endpoint: 'POST /api/account/emailcode/on',
  input: { password: optional(field.secret()) },
  output: nothing,
})
export const emailCodeOff = action({
  ...own,
  endpoint: 'POST /api/account/emailcode/off',
  input: { password: field.secret() },
  output: nothing,
})
