import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { bookingDeparture } from './calendar-link.ts'

/** Values of AVISO_RESERVAS: nobody is told, moves and cancellations are, new bookings are too. */
export const noticeLevels = { none: 0, changes: 1, all: 2 } as const

/**
 * Booking with a change that its players are not told yet. Its place and players as last told are those of its departure at `version`;
 * letters go out with the other bookings of its transaction (`lote`), a minute later.
 */
export const bookingNotice = resource('booking-notice', {
  only: [],
  permission: 'bookings',
  table: 'reserva_aviso',
  path: 'reserva_aviso',
  label: 'fecha',
  words: 'club',
  fields: {
    id_reg_reserva_aviso: field.id(),
    id_reg_reserva: field.integer({ min: 1 }),
    /** Null if its players know nothing of it: new, or told as cancelled. */
    version: optional(field.integer({ min: 1 })),
    lote: field.text(36),
    /** Asked for by staff: beyond AVISO_RESERVAS and beyond notices that are off. */
    forzado: defaulted(field.flag(), false),
    /** Restored: told like a move, although it is new to its players. */
    restaurada: defaulted(field.flag(), false),
    fecha: field.instant(),
  },
})

/** Tables written before a booking changes or ends: its departure, and the notice to its players. */
export const departureTables = [bookingDeparture, bookingNotice]
