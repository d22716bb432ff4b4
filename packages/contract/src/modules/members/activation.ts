import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { oneTimeToken, signInAttempt } from '../identity/account.ts'
import { member } from './member.ts'

/** The types that wait for their activation link: members, and people from outside the club. */
export const waitingTypes = { member: 6, external: 7 } as const

/** Whether a member waits for an activation link: inactive, and of type 6 or 7. */
export const awaitsActivation = ({ activo, id_mst_tiposocio: type }: { activo: boolean; id_mst_tiposocio: number }) =>
  !activo && (type === waitingTypes.member || type === waitingTypes.external)

/** Mails a member of type 6 or 7 the link that makes him active, good for seven days; the newest is the only one. */
export const sendActivation = action({
  endpoint: 'POST /api/socio/enviar-correo-validacion',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio') },
  output: nothing,
  changes: [oneTimeToken],
})

const opened = { token: field.text(100) }
/** The page that an activation link opens; it uses nothing up, since scanners of mail open links too. */
export const activationPage = action({
  endpoint: 'GET /activar/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(10_000),
  answer: 'page',
})
/** Makes the member of an activation link active, with what he accepted, once. */
export const activate = action({
  endpoint: 'POST /activar/{token}',
  permission: 'anyone',
  input: opened,
  output: field.note(10_000),
  changes: [member, oneTimeToken, signInAttempt],
  answer: 'page',
})
