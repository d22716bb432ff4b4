import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { refundMethods, refundOptions, refundTables } from '../invoices/refund.ts'
import { closure, closureBooking } from './closure.ts'
import { closureAnswers } from './closure-rules.ts'

const id = field.ref('cierre_reserva')

/**
 * Money due back from closures, and of paid bookings that became cheaper, not yet refunded by any means; those of closures first, oldest
 * first: cents still refundable.
 */
export const refundsDue = action({
  endpoint: 'GET /api/cierres/por_devolver',
  permission: 'bookings',
  input: {},
  output: list(
    object({
      /** Its closure's row; null if the booking became cheaper by a move: then `facturas` names the lines to refund. */
      id_reg_cierre_reserva: optional(closureBooking.fields.id_reg_cierre_reserva),
      ...pick(closureBooking.fields, 'id_reg_reserva', 'nombre', 'por_devolver'),
      hacer: field.choice(...closureAnswers, 'cheaper'),
      motivo: optional(closure.fields.motivo),
      ...pick(closure.fields, 'fecha', 'id_mst_tiporecurso'),
      facturas: list(object({ id_reg_factura: field.ref('factura'), importe: field.money({ min: 1 }) }), 500),
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
  gives: true,
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
