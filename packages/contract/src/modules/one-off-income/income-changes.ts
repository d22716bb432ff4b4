import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const value = optional(field.json<unknown>())

/** What was changed of a line, by whom and when, the newest first: each datum before and after, as it is stored (spec 2 §7). */
export const incomeChanges = action({
  endpoint: 'GET /api/factura/{id}/getFacturaControl',
  permission: 'invoices',
  input: { id: field.ref('factura') },
  output: list(
    object({
      fecha: field.instant(),
      id_mst_socios: optional(field.integer()),
      desc_socio: optional(field.text(220)),
      accion: field.text(200),
      es_nueva: field.flag(),
      cambios: list(object({ campo: field.text(60), antes: value, despues: value })),
    }),
  ),
})
/** The types of invoice: of a supplier, of a member. */
export const invoiceTypeChoices = action({
  endpoint: 'GET /api/tipofactura/dropdown',
  permission: 'invoices',
  input: {},
  output: list(object({ id: field.integer(), text: field.text(60) })),
})
