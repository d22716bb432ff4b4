import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { refundMethods, refundOptions, refundTables } from '../invoices/refund.ts'
import { closure, closureBooking } from './closure.ts'

const id = field.ref('cierre_reserva')

/** Money due back from closures and not yet refunded by any means, oldest first: cents still refundable. */
export const refundsDue = action({
  endpoint: 'GET /api/cierres/por_devolver',
  permission: 'bookings',
  input: {},
  output: list(
    object({
      ...pick(closureBooking.fields, 'id_reg_cierre_reserva', 'id_reg_reserva', 'nombre', 'hacer', 'por_devolver'),
      ...pick(closure.fields, 'motivo', 'fecha', 'id_mst_tiporecurso'),
      hora_ini: field.integer(),
      desc_recurso: field.text(80),
      /** The booking still exists and can be opened. */
      existe: field.flag(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/**
 * Refunds the amount due from a closure to each payer of a part, and removes it from the list; refused if it was refunded in the meantime,
 * or the closure undone.
 */
export const refundDue = action({
  endpoint: 'POST /api/cierres/por_devolver/{id}/devolver',
  permission: 'bookings',
  input: { id, forma: defaulted(field.choice(...refundMethods), 'como_se_pago'), ...refundOptions },
  output: object({ devuelto: field.money({ min: 0 }) }),
  changes: [closureBooking, ...refundTables],
  answer: 'statusOk',
})

/** Marks an amount as refunded outside the product, or removes the mark. */
export const markRefunded = action({
  endpoint: 'POST /api/cierres/por_devolver/{id}',
  permission: 'bookings',
  input: { id, devuelto: defaulted(field.flag(), true) },
  output: object({}),
  changes: [closureBooking],
  answer: 'statusOk',
})
