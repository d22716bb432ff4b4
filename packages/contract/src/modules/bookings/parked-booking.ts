import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing } from '../../kit/shapes.ts'
import { booking } from './booking.ts'

/** Booking on the parking strip: it keeps its court and hour until it is moved. */
export const parkedBooking = resource('parked-booking', {
  only: [],
  permission: 'bookings',
  table: 'reserva_aparcada',
  path: 'reserva_aparcada',
  label: 'fecha_creacion',
  fields: {
    id_reg_reserva_aparcada: field.id(),
    id_reg_reserva: field.ref('reserva'),
    /** User of the parking. */
    id_mst_socios_creacion: field.ref('socio'),
    fecha_creacion: field.instant(),
  },
})

/** Parks a booking on the strip, or removes it; refuses one that cannot be moved. A move removes it automatically. */
export const parkBooking = action({
  endpoint: 'POST /api/reserva/{id}/aparcar',
  permission: 'bookings',
  input: { id: field.ref('reserva'), aparcada: field.flag() },
  output: nothing,
  changes: [parkedBooking, booking],
  answer: 'statusOk',
})
