import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { account, oneTimeToken } from '../identity/account.ts'

/**
 * Mails a member with web access a link that signs in once, valid for ten minutes; only the newest is valid. The link is shown to
 * nobody else, and makes a player's account if there is none (0195). For staff accounts only by an administrator; an account with a
 * second factor signs in by hand.
 */
export const sendAutologin = action({
  endpoint: 'POST /api/socio/{id}/enviar-enlace',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: nothing,
  changes: [account, oneTimeToken],
})
