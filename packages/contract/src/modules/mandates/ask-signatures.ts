import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { mandate } from './mandate.ts'

/** Members, and the company of their mandates. */
export const people = { socios: list(field.ref('socio'), 5000), id_mst_empresas: field.ref('empresa') }
/**
 * Asks members for a signature, or for another account, by a letter with a link. Those without an address, and those that have a
 * mandate that can be debited, are named and left out. Asked again, the earlier link ends.
 */
export const askSignatures = action({
  endpoint: 'POST /api/mandato/pedir',
  permission: 'members',
  input: people,
  output: object({ pedidas: field.integer(), sin_correo: list(field.text(220), Number.POSITIVE_INFINITY), con_mandato: field.integer() }),
  changes: [mandate],
})
