import { action, editsOf } from '../../kit/action.ts'
import { alias, type Field, optional, type ValueOf } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { momentsOf, slotDays, slotMoments } from '../lights/slot-moments.ts'
import { paymentSlot } from './court-parts.ts'

const one = { id: field.ref('recurso_pago_tramo') }
/** Slot as read: its days also with year 0004, in the form of light slots (spec 3 §3, A-16). */
const shownSlot = object({ ...paymentSlot.fields, fecha_ini: field.text(16), fecha_fin: field.text(16) })

const clocks = object({ hora_ini: field.clock(), hora_fin: field.clock() })
/** Hours of a slot, with its days if sent in the form of light slots: `{fecha_ini: {dia, mes, hora, minuto}, fecha_fin: …}`. */
const horario: Field<ValueOf<typeof clocks> & Partial<Pick<ReturnType<typeof momentsOf>, 'days'>>, 'required'> = {
  ...clocks,
  read: (raw) => (typeof raw === 'object' && raw !== null && 'fecha_ini' in raw ? momentsOf(slotMoments.read(raw)) : clocks.read(raw)),
}
const changes = [paymentSlot]

/** Payment slots of a court, in the order of the year and the day. */
export const paymentSlots = action({
  endpoint: 'GET /api/recurso/{id}/pago_tramos',
  permission: 'courts',
  input: { id: field.ref('recurso') },
  output: list(shownSlot),
})
/** Adds a payment slot to a court: today's day of the year from 18:00 to 23:59, to be edited. */
export const newPaymentSlot = action({
  endpoint: 'PUT /api/new_recurso_pago_tramos/{id}',
  permission: 'courts',
  input: { id: alias(field.ref('recurso'), 'id_mst_recurso') },
  output: shownSlot,
  changes,
})
export const getPaymentSlot = action({
  endpoint: 'GET /api/recurso_pago_tramos/{id}',
  permission: 'courts',
  input: one,
  output: shownSlot,
})
/** Replaces a payment slot. Refuses impossible days, an end that is not after the start, no weekday. */
export const updatePaymentSlot = action({
  endpoint: 'POST /api/recurso_pago_tramos/{id}/update',
  permission: 'courts',
  input: {
    ...one,
    ...slotDays,
    dias: paymentSlot.fields.dias,
    horario: optional(horario),
    /** Hours as a slot is read, instead of `horario`. */
    hora_ini: optional(paymentSlot.fields.hora_ini),
    hora_fin: optional(paymentSlot.fields.hora_fin),
  },
  output: shownSlot,
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
