import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { signInAttempt } from '../identity/account.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { accessLog } from './member-access.ts'
import { accessRequest } from './requests.ts'
import { accessTerminal } from './terminals.ts'

/**
 * Decides on entry of the holder of a code, now. `peticion` is the terminal's own number of the request: a repeated one gets the same
 * answer and is recorded once. Times are minutes of the club's day. The terminal's key is sent in a header (`Authorization: Bearer`), so that no log of a
 * proxy keeps it. A wrong key is 401, and is delayed after several (0108); so are all codes of a terminal after many unknown ones.
 */
export const requestEntry = action({
  endpoint: 'POST /api/acceso/terminal/abrir',
  permission: 'anyone',
  input: { peticion: field.text(60), codigo: field.text(60) },
  output: object({
    permitido: field.flag(),
    /** Refusing rule, or null. */
    motivo: optional(field.text(60)),
    texto: field.text(300),
    desde: optional(field.integer()),
    hasta: optional(field.integer()),
    nombre: optional(field.text(80)),
  }),
  // a pass by its name: passes are of members, and members have access codes
  changes: [accessRequest, accessLog, signInAttempt, ledgerTransfer, ledgerAccount, { name: 'pass' }],
})
/** Status report of a terminal, every minute or so. The answer has the club's day and minute, to set its clock by. */
export const reportTerminalState = action({
  endpoint: 'POST /api/acceso/terminal/estado',
  permission: 'anyone',
  input: { estado: optional(field.text(200)) },
  output: object({ desc_terminalacceso: field.text(80), activo: field.flag(), fecha: field.day(), minuto: field.integer() }),
  changes: [accessTerminal, signInAttempt],
})
