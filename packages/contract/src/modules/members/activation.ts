import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { oneTimeToken, signInAttempt } from '../identity/account.ts'
import { member } from './member.ts'

/** Member types waiting for their activation link: members, and people from outside the club. */
export const waitingTypes = { member: 6, external: 7 } as const

/** True if a member waits for an activation link: inactive, and of type 6 or 7. */
export const awaitsActivation = ({ activo, id_mst_tiposocio: type }: { activo: boolean; id_mst_tiposocio: number }) =>
  !activo && (type === waitingTypes.member || type === waitingTypes.external)

/** Mails a member of type 6 or 7 an activation link, valid for seven days; only the newest is valid. */
export const sendActivation = action({
  endpoint: 'POST /api/socio/enviar-correo-validacion',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio') },
  output: nothing,
  changes: [oneTimeToken],
})

const opened = { token: field.text(100) }
/** Page opened by an activation link; it does not use up the token, since mail scanners open links too. */
export const activationPage = action({
  endpoint: 'GET /activar/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(10_000),
  answer: 'page',
})
/** Activates the member of an activation link, with the accepted consents, once. */
export const activate = action({
  endpoint: 'POST /activar/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(10_000),
  changes: [member, oneTimeToken, signInAttempt],
  answer: 'page',
})
