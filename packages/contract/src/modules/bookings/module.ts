import { inMenu } from '../../kit/menu.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from './booking.ts'
import * as changes from './booking-changes.ts'
import * as form from './booking-form.ts'
import * as line from './booking-line.ts'
import { bookingRefusals } from './booking-rules.ts'
import { bookingType, editBookingType, newBookingType } from './booking-type.ts'
import { bookingsTexts } from './texts.ts'

export const bookingsModule = {
  resources: [bookingType, booking, bookingPlayer, bookingOccupation, bookingHistory] as const,
  actions: [
    ...[newBookingType, editBookingType],
    ...[form.newBookingInfo, form.quoteBooking, form.editBookingInfo, form.checkSameTime, form.bookingSexDropdown],
    ...[
      changes.addBooking,
      changes.editBooking,
      changes.moveBooking,
      changes.duplicateBooking,
      changes.changeBookingType,
      changes.changeMissing,
    ],
    ...[changes.archiveBooking, changes.deleteBooking, changes.restoreBooking, changes.deletedBookings],
    ...[line.addLines, line.completeWithGuests, line.changeLineMember, line.repriceLines, line.markAllPresent],
  ] as const,
  refusals: { ...bookingRefusals },
  texts: bookingsTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 60, code: 'booking-new', ruta: '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}', right: 'bookings', icono: 'calendar-plus', grupo: 'bookings', lugar: 'child' },
    { id: 61, code: 'booking-edit', ruta: '/reservas/{id}/{id_reserva}', right: 'bookings', icono: 'calendar-event', grupo: 'bookings', lugar: 'child' },
    { id: 91, code: 'booking-types', ruta: '/tipo_reservas', right: 'params', icono: 'palette', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
