import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing } from '../../kit/shapes.ts'
import { booking } from './booking.ts'

/** A booking on the parking strip: it keeps its court and hour until it is put elsewhere. */
export const parkedBooking = resource('parked-booking', {
  only: [],
  permission: 'bookings',
  table: 'reserva_aparcada',
  path: 'reserva_aparcada',
  label: 'fecha_creacion',
  fields: {
    id_reg_reserva_aparcada: field.id(),
    id_reg_reserva: field.ref('reserva'),
    /** Who put it there. */
    id_mst_socios_creacion: field.ref('socio'),
    fecha_creacion: field.instant(),
  },
})

/** Puts a booking on the parking strip, or takes it back; refuses one that cannot be moved. A move takes it from the strip by itself. */
export const parkBooking = action({
  endpoint: 'POST /api/reserva/{id}/aparcar',
  permission: 'bookings',
  input: { id: field.ref('reserva'), aparcada: field.flag() },
  output: nothing,
  changes: [parkedBooking, booking],
  answer: 'statusOk',
})
