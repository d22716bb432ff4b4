import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { rowChange } from '../../kit/row-change.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { debitFaults } from './debit-fault.ts'
import { mandate } from './mandate.ts'
import { holder, mandateRow, reference, written } from './mandate-row.ts'

const { id_mst_socios, id_mst_empresas, motivo } = mandate.fields
const one = { id: field.ref('mandato') }
/** Mandates of a member, in force first, and the companies without one. */
export const memberMandates = action({
  endpoint: 'GET /api/mandato/socio/{id}',
  permission: ['members', 'invoices'],
  input: { id: field.ref('socio') },
  output: object({
    mandatos: list(mandateRow),
    /** Companies with a creditor identifier that have no mandate of the member, with the reason shown to the desk. */
    sin_mandato: list(object({ id_mst_empresas: field.integer(), desc_empresa: field.text(160), fallo: field.choice(...debitFaults) })),
    /** Name of the member, the usual holder of the account. */
    titular: field.text(70),
    /** Member that pays for this one, by whose mandates the lines of both are debited. */
    pagador: optional(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) })),
    /** Names of the members for which this one pays. */
    beneficiarios: list(field.text(220)),
  }),
})
export const getMandate = action({ endpoint: 'GET /api/mandato/{id}', permission: ['members', 'invoices'], input: one, output: mandateRow })

/**
 * A signed mandate: paper or tick. Refuses a signature of the future, a second mandate of the company, a reference that exists, and
 * an account outside of the EEA without the holder's address. The account becomes that of the member's record.
 */
export const createMandate = action({
  endpoint: 'POST /api/mandato',
  permission: 'members',
  input: {
    ...{ id_mst_socios, id_mst_empresas },
    /** Made by the product if empty. */
    referencia: optional(reference),
    iban: field.iban(),
    fecha_firma: field.day(),
    origen: defaulted(field.choice('papel', 'marca'), 'papel'),
    ...partial(written),
  },
  output: mandateRow,
  changes: [mandate, member],
})
/** Changes reference, holder, address, scheme or use of a mandate that is not revoked; the next file tells the bank another reference once. */
export const updateMandate = action({
  endpoint: 'PUT /api/mandato/{id}',
  permission: 'members',
  input: { ...one, ...partial({ referencia: reference, ...written }) },
  output: mandateRow,
  changes: [mandate],
  edits: editsOf(getMandate),
})
/**
 * Changes the account: under the same mandate, with an amendment that the next file tells the bank once, or by a new mandate that ends
 * this one. The account becomes that of the member's record.
 */
export const changeAccount = action({
  endpoint: 'POST /api/mandato/{id}/cuenta',
  permission: 'members',
  input: {
    ...one,
    iban: field.iban(),
    modo: field.choice('enmienda', 'nuevo'),
    /** Signature of the new mandate; today if empty. */
    fecha_firma: optional(field.day()),
    ...partial(holder),
  },
  output: mandateRow,
  changes: [mandate, member],
})
/** Revokes a mandate today: nothing is debited by it again. */
export const revokeMandate = action({
  endpoint: 'POST /api/mandato/{id}/revocar',
  permission: 'members',
  input: { ...one, motivo },
  output: mandateRow,
  changes: [mandate],
})
/** Changes of a mandate, newest first, each value before and after. */
export const mandateHistory = action({
  endpoint: 'GET /api/mandato/{id}/historial',
  permission: 'members',
  input: one,
  output: list(rowChange),
})
