import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { court } from '../courts/court.ts'
import { invoice } from '../invoices/invoice.ts'

/** Debt of a member by line, oldest first; without lines waiting in a cart. */
export const pendingDebts = action({
  endpoint: 'GET /api/usuario/{id}/deudasPendientes',
  permission: ['cash', 'members', 'bookings'],
  input: { id: field.ref('socio') },
  output: list(
    object({
      ...pick(invoice.fields, 'id_reg_factura', 'id_reg_reserva', 'concepto', 'fecha_creacion'),
      /** Of the booking, else of the line. */
      fecha: field.day(),
      hora_ini: optional(field.minute()),
      desc_recurso: optional(court.fields.desc_recurso),
      pendiente: field.money(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
