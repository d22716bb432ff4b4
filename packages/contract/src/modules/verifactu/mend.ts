import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoiceRecord, recordChain } from '../official-invoices/invoice-record.ts'
import { officialInvoice } from '../official-invoices/official-invoice.ts'
import { shownRecord } from './panel.ts'
import { recordAnswer, recordLeft } from './sending.ts'
import { troubles } from './service-codes.ts'

const a = recordAnswer.fields
const f = officialInvoice.fields
const r = invoiceRecord.fields

/** Records of a company that need a person: refused, or accepted with errors, and neither corrected nor left as they are since. */
export const recordsToMend = action({
  endpoint: 'GET /api/verifactu/{id}/por_arreglar',
  permission: 'invoices',
  input: { id: field.ref('empresa') },
  output: list(
    object({
      ...shownRecord,
      ...pick(f, 'tipo', 'nombre_cliente', 'nif_cliente'),
      ...pick(a, 'estado', 'codigo', 'mensaje'),
      problema: field.choice(...troubles),
    }),
  ),
})

/**
 * Corrects a record by another one at the end of the chain, with the customer as corrected; the number of the invoice stays. Refuses one
 * that was corrected or left already, and a cancellation.
 */
export const correctRefused = action({
  endpoint: 'POST /api/verifactu/subsanar',
  permission: 'invoices',
  input: {
    ...pick(r, 'id_reg_documento_cadena', 'n'),
    nombre: optional(field.text(120)),
    nif: optional(field.nif()),
  },
  output: object(pick(r, 'n')),
  changes: [recordChain, invoiceRecord],
})

/** Leaves a record that was accepted with errors as it is. Refuses any other. */
export const leaveRecord = action({
  endpoint: 'POST /api/verifactu/dejar',
  permission: 'invoices',
  input: pick(r, 'id_reg_documento_cadena', 'n'),
  output: object({}),
  changes: [recordLeft],
})
