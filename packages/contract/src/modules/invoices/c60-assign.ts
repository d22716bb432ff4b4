import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { object } from '../../kit/shapes.ts'
import { invoice } from './invoice.ts'

/**
 * Gives a line the bar code of a payment letter (Cuaderno 60, modality 2) over its remaining amount; `precio` and income type are the
 * values shown to the caller. Refuses with ERROR_C60_GENERAR_CODIGO and the reason if the code cannot be made (R-141, 0091).
 */
export const assignC60 = action({
  endpoint: 'POST /api/c60/asignar_codigo_c60',
  permission: 'invoices',
  input: {
    id_reg_factura: field.ref('factura'),
    id_mst_tipoingreso: optional(field.ref('tipo_ingreso')),
    precio: optional(field.money()),
  },
  output: object({
    codigo_c60: field.text(42),
    importe: field.money(),
    limite: field.day(),
    emisora: field.text(6),
    referencia: field.text(12),
  }),
  changes: [invoice],
  answer: 'statusOk',
})

export const c60Refusals = refusals({ ERROR_C60_GENERAR_CODIGO: 409 })
