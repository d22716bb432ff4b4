import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { incomeType } from '../income-types/income-type.ts'
import { documentLine, officialInvoice } from './official-invoice.ts'
import { range } from './official-invoices.ts'

const f = officialInvoice.fields
const l = documentLine.fields
const codes = pick(incomeType.fields, 'codigo_1', 'codigo_2', 'codigo_3', 'codigo_4', 'codigo_5')

/** Lines of the official invoices of a range for the accounts: each with the codes of its income type, its share of net amount and tax. */
export const listDocumentLines = action({
  endpoint: 'GET /api/facturaoficial/lineas',
  permission: 'invoices',
  input: range,
  output: list(
    object({
      ...pick(f, 'id_reg_facturaoficial', 'num_completo', 'tipo', 'fecha', 'nombre_cliente', 'nif_cliente', 'nombre_emisor'),
      ...pick(l, 'id_reg_facturaoficial_linea', 'concepto', 'impuesto', 'prc_iva', 'exencion'),
      desc_tipoingreso: optional(incomeType.fields.desc_tipoingreso),
      ...codes,
      base: field.money(),
      cuota: field.money(),
      importe: field.money(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
