import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { signInAttempt } from '../identity/account.ts'
import { accessLog } from './member-access.ts'
import { accessRequest } from './requests.ts'
import { accessTerminal } from './terminals.ts'

/** The terminal's own key, shown once when it was made. */
const key = { clave: field.secret(60) }

/**
 * May whoever has this code come in here now? `peticion` is the terminal's own number of the request: the same one again is answered the
 * same again and recorded once. Times are minutes of the club's day. A wrong key is 401, and waits after some (0108).
 */
export const askToOpen = action({
  endpoint: 'POST /api/acceso/terminal/abrir',
  permission: 'anyone',
  input: { ...key, peticion: field.text(60), codigo: field.text(60) },
  output: object({
    permitido: field.flag(),
    /** The rule that refused, or null. */
    motivo: optional(field.text(60)),
    texto: field.text(300),
    desde: optional(field.integer()),
    hasta: optional(field.integer()),
    nombre: optional(field.text(80)),
  }),
  changes: [accessRequest, accessLog, signInAttempt],
})
/** What a terminal says of itself, every minute or so; it is answered the club's day and minute, to set its clock by. */
export const tellTerminalState = action({
  endpoint: 'POST /api/acceso/terminal/estado',
  permission: 'anyone',
  input: { ...key, estado: optional(field.text(200)) },
  output: object({ desc_terminalacceso: field.text(80), activo: field.flag(), fecha: field.day(), minuto: field.integer() }),
  changes: [accessTerminal, signInAttempt],
})
