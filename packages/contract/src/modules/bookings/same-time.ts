import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from './booking.ts'
import { bookingDay } from './booking-form.ts'

/** Members booked elsewhere at that time: of one member, or of several; the same three spellings, the same answer. */
const sameTimeInput = {
  id_mst_socios: optional(field.ref('socio')),
  socios: defaulted(list(field.ref('socio'), 500), []),
  day: bookingDay,
  hora_ini: booking.fields.hora_ini,
  duracion: booking.fields.duracion,
  id_reg_reserva: optional(field.ref('reserva')),
}
export const checkSameTime = action({
  endpoint: 'POST /api/reserva/selectSocio',
  also: [
    'POST /api/reserva/selectSocio/check_RESERVA_PERMITIR_EN_MISMO_HORARIO',
    'POST /api/reserva/selectSocios/check_RESERVA_PERMITIR_EN_MISMO_HORARIO',
  ],
  permission: 'bookings',
  input: sameTimeInput,
  output: object({ error: field.flag(), msg: field.text(400) }),
})
