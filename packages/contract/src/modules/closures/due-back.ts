import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { givenBackBy, refundTables, refundWays } from '../invoices/refund.ts'
import { closure, closureBooking } from './closure.ts'

const id = field.ref('cierre_reserva')

/** What closures left to be given back and nobody has given back yet, by this list or otherwise, the oldest first: cents that are still there to be given. */
export const dueBack = action({
  endpoint: 'GET /api/cierres/por_devolver',
  permission: 'bookings',
  input: {},
  output: list(
    object({
      ...pick(closureBooking.fields, 'id_reg_cierre_reserva', 'id_reg_reserva', 'nombre', 'hacer', 'por_devolver'),
      ...pick(closure.fields, 'motivo', 'fecha', 'id_mst_tiporecurso'),
      hora_ini: field.integer(),
      desc_recurso: field.text(80),
      /** The booking is still there to be opened. */
      existe: field.flag(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/**
 * Gives back what a closure left due, to each who paid his part, and takes it off the list; refuses what was given back meanwhile, and where the
 * closure was taken back.
 */
export const giveBackDue = action({
  endpoint: 'POST /api/cierres/por_devolver/{id}/devolver',
  permission: 'bookings',
  input: { id, forma: defaulted(field.choice(...refundWays), 'como_se_pago'), ...givenBackBy },
  output: object({ devuelto: field.money({ min: 0 }) }),
  changes: [closureBooking, ...refundTables],
  answer: 'statusOk',
})

/** Notes that money was given back outside the product, or that it was not. */
export const noteGivenBack = action({
  endpoint: 'POST /api/cierres/por_devolver/{id}',
  permission: 'bookings',
  input: { id, devuelto: defaulted(field.flag(), true) },
  output: object({}),
  changes: [closureBooking],
  answer: 'statusOk',
})
