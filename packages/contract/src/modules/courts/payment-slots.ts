import { action, editsOf } from '../../kit/action.ts'
import { alias } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { paymentSlot } from './court-parts.ts'

const one = { id: field.ref('recurso_pago_tramo') }
const changes = [paymentSlot]

/** The payment slots of a court, in the order of the year and the day. */
export const paymentSlots = action({
  endpoint: 'GET /api/recurso/{id}/pago_tramos',
  permission: 'courts',
  input: { id: field.ref('recurso') },
  output: paymentSlot.rows,
})
/** Adds a payment slot to a court: today's day of the year from 18:00 to 23:59, to be changed. */
export const newPaymentSlot = action({
  endpoint: 'PUT /api/new_recurso_pago_tramos/{id}',
  permission: 'courts',
  input: { id: alias(field.ref('recurso'), 'id_mst_recurso') },
  output: paymentSlot.row,
  changes,
})
export const getPaymentSlot = action({
  endpoint: 'GET /api/recurso_pago_tramos/{id}',
  permission: 'courts',
  input: one,
  output: paymentSlot.row,
})
/** Changes a payment slot whole. Refuses days that no year has, an end that is not after the start, no weekday. */
export const updatePaymentSlot = action({
  endpoint: 'POST /api/recurso_pago_tramos/{id}/update',
  permission: 'courts',
  input: {
    ...one,
    ...pick(paymentSlot.fields, 'diaInicio', 'mesInicio', 'diaFin', 'mesFin', 'dias'),
    horario: object({ hora_ini: field.clock(), hora_fin: field.clock() }),
  },
  output: paymentSlot.row,
  changes,
  edits: editsOf(getPaymentSlot),
})
export const removePaymentSlot = action({
  endpoint: 'POST /api/recurso_pago_tramos/{id}/delete',
  permission: 'courts',
  input: one,
  output: nothing,
  changes,
})
