import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoiceRecord, recordChain } from '../official-invoices/invoice-record.ts'
import { officialInvoice } from '../official-invoices/official-invoice.ts'
import { chainCheck, chainFaults } from './sending.ts'

const r = invoiceRecord.fields
/** Chains of a company, one for each installation, with their last verification. */
export const companyChains = action({
  endpoint: 'GET /api/verifactu/{id}/cadenas',
  permission: 'invoices',
  input: { id: field.ref('empresa') },
  output: list(
    object({
      ...pick(recordChain.fields, 'id_reg_documento_cadena', 'instalacion', 'n', 'ultimo'),
      comprobacion: optional(object(pick(chainCheck.fields, 'hasta', 'rotura', 'fecha'))),
    }),
  ),
})

/**
 * Verifies the next records of a chain: places, links, fingerprints computed again, documents, XML. Without a verification to go on with it
 * begins with the first record; ends with the last one, or at the first broken link.
 */
export const verifyChain = action({
  endpoint: 'POST /api/verifactu/cadena/{id}/comprobar',
  permission: 'invoices',
  input: { id: field.ref('documento_cadena'), id_reg_documento_comprobacion: optional(field.ref('documento_comprobacion')) },
  output: object({
    ...pick(chainCheck.fields, 'hasta'),
    /** To go on with. */
    id_reg_documento_comprobacion: field.integer(),
    total: field.integer(),
    /** First broken link; null while all agrees. */
    rotura: optional(
      object({
        n: field.integer(),
        clase: field.choice(...chainFaults),
        fecha_hora: optional(r.fecha_hora),
        num_completo: optional(officialInvoice.fields.num_completo),
        /** Field of the record that disagrees, as the tax agency names it. */
        campo: optional(field.text(60)),
        /** As the chain has it, and as it follows from the record before, the record or its document. */
        consta: field.note(2000),
        calculado: field.note(2000),
      }),
    ),
  }),
  changes: [chainCheck],
})
