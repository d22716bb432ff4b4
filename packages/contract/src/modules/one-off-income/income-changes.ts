import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { rowChange } from '../../kit/row-change.ts'
import { list, object } from '../../kit/shapes.ts'

/** Changes of a line, with user and time, newest first: each datum before and after, in stored form (spec 2 §7). */
export const incomeChanges = action({
  endpoint: 'GET /api/factura/{id}/getFacturaControl',
  permission: 'invoices',
  input: { id: field.ref('factura') },
  output: list(rowChange),
})
/** The types of invoice: of a supplier, of a member. */
export const invoiceTypeChoices = action({
  endpoint: 'GET /api/tipofactura/dropdown',
  permission: 'invoices',
  input: {},
  output: list(object({ id: field.integer(), text: field.text(60) })),
})
