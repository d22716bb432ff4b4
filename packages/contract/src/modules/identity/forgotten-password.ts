import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { account, knownDevice, oneTimeToken, session, signInAttempt } from './account.ts'

/** Always the same answer, whether the user exists or not; the mail holds a link that works once, for an hour. */
export const forgotPassword = action({
  endpoint: 'POST /api/account/forgot',
  permission: 'anyone',
  input: { usuario: field.text(254) },
  output: nothing,
  changes: [oneTimeToken, signInAttempt],
})
/** Chooses a password with the link's token and ends every session of the account. */
export const resetPassword = action({
  endpoint: 'POST /api/account/reset',
  permission: 'anyone',
  input: { token: field.secret(100), password: field.secret() },
  output: nothing,
  changes: [account, session, knownDevice, oneTimeToken, signInAttempt],
})
