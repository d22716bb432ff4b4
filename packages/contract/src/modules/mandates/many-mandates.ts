import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { people } from './ask-signatures.ts'
import { debitFaults } from './debit-fault.ts'
import { mandate } from './mandate.ts'

const { id_reg_mandato, id_mst_socios, id_mst_empresas, referencia, fecha_firma, titular } = mandate.fields

/** Records for many members that there is a signed paper of the account in their record. Those that cannot have one are named and left out. */
export const tickMandates = action({
  endpoint: 'POST /api/mandato/marcar',
  permission: 'members',
  input: { ...people, fecha_firma: field.day() },
  output: object({ hechos: field.integer(), fuera: list(object({ nombre: field.text(220), fallo: field.choice(...debitFaults) })) }),
  changes: [mandate],
})
/** Mandates from another program, to be confirmed. */
export const importedMandates = action({
  endpoint: 'GET /api/mandato/importados',
  permission: ['members', 'invoices'],
  input: {},
  output: list(
    object({
      ...{ id_reg_mandato, id_mst_socios, id_mst_empresas, referencia, fecha_firma, titular },
      iban: field.text(40),
      nombre_completo: field.text(220),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Confirms mandates from another program: the treasurer has seen their signatures. */
export const confirmMandates = action({
  endpoint: 'POST /api/mandato/confirmar',
  permission: 'members',
  input: { mandatos: list(field.ref('mandato'), 20_000) },
  output: object({ confirmados: field.integer() }),
  changes: [mandate],
})
