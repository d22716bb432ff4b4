import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoiceRecord, recordChain } from '../official-invoices/invoice-record.ts'

/** Records of one page of an export. */
export const exportPage = 1000

/** Records of a company made within days, in the order of its chains, after the row `despues`: a page of their XML. */
export const exportRecords = action({
  endpoint: 'GET /api/verifactu/{id}/registros',
  permission: 'invoices',
  input: {
    id: field.ref('empresa'),
    desde: field.day(),
    hasta: field.day(),
    despues: defaulted(field.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), 0),
  },
  output: list(
    object({
      ...pick(invoiceRecord.fields, 'id_reg_documento_registro', 'n', 'huella', 'xml'),
      instalacion: recordChain.fields.instalacion,
    }),
    exportPage,
  ),
  heavy: true,
})
