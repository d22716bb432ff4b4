import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import type { ArchivedBooking } from './booking.ts'

const internal = { only: [], permission: 'bookings' } as const

/** One act on many bookings that can be undone as a whole: a closure, a series. */
export const bookingAct = resource('booking-act', {
  ...internal,
  table: 'acto',
  path: 'acto',
  label: 'fecha_creacion',
  fields: {
    id_reg_acto: field.id(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
    fecha_deshecho: optional(field.instant()),
  },
})

/** Booking that an act created, changed or deleted: complete state before and after the act; null if it did not exist. */
export const bookingActRow = resource('booking-act-row', {
  ...internal,
  table: 'acto_reserva',
  path: 'acto_reserva',
  label: 'id_reg_reserva',
  words: 'person',
  fields: {
    id_reg_acto_reserva: field.id(),
    id_reg_acto: field.ref('acto'),
    id_reg_reserva: field.integer({ min: 1 }),
    antes: optional(field.json<ArchivedBooking>()),
    despues: optional(field.json<ArchivedBooking>()),
  },
})
