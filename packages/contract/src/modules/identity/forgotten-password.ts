import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { account, knownDevice, oneTimeToken, session, signInAttempt } from './account.ts'

/** Path of the page that sets a password, with the token of a mailed link: in the program for staff, on the own page for players (0195). */
export const passwordPage = (isStaff: boolean, token: string) => (isStaff ? `/admin#/login/reset/${token}` : `/socio#/contrasena/${token}`)

/** The answer never shows if the user exists; the mail has a link that works once, for an hour. */
export const forgotPassword = action({
  endpoint: 'POST /api/account/forgot',
  permission: 'anyone',
  input: { usuario: field.text(254) },
  output: nothing,
  changes: [oneTimeToken, signInAttempt],
})
/** Sets a password with the token of the link and ends every session of the account. */
export const resetPassword = action({
  endpoint: 'POST /api/account/reset',
  permission: 'anyone',
  input: { token: field.secret(100), password: field.secret() },
  output: nothing,
  changes: [account, session, knownDevice, oneTimeToken, signInAttempt],
})
