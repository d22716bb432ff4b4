import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as addBooking from './add-booking.ts'
import * as attendance from './attendance.ts'
import * as booking from './booking.ts'
import * as bookingAct from './booking-act.ts'
import * as bookingForm from './booking-form.ts'
import * as bookingLine from './booking-line.ts'
import * as bookingNotice from './booking-notice.ts'
import { bookingRefusals } from './booking-rules.ts'
import * as bookingType from './booking-type.ts'
import * as calendarLink from './calendar-link.ts'
import * as cancelBooking from './cancel-booking.ts'
import * as changeBooking from './change-booking.ts'
import * as courtSchedule from './court-schedule.ts'
import * as duplicateBooking from './duplicate-booking.ts'
import { bookingsHelp } from './help.ts'
import * as overpayment from './overpayment.ts'
import * as parkedBooking from './parked-booking.ts'
import * as pendingBookings from './pending-bookings.ts'
import * as pendingCount from './pending-count.ts'
import * as sameTime from './same-time.ts'
import { bookingsTexts } from './texts.ts'
import * as ticket from './ticket.ts'

export const bookingsModule = {
  ...declarationsOf(
    bookingType,
    booking,
    bookingAct,
    bookingForm,
    courtSchedule,
    sameTime,
    addBooking,
    changeBooking,
    duplicateBooking,
    cancelBooking,
    overpayment,
    bookingLine,
    attendance,
    pendingBookings,
    pendingCount,
    calendarLink,
    bookingNotice,
    parkedBooking,
    ticket,
  ),
  refusals: { ...bookingRefusals },
  texts: bookingsTexts,
  help: bookingsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 100, after: 60, code: 'bookings-cancelled', ruta: '/reservas/anuladas', right: 'bookings', icono: 'calendar-x', grupo: 'bookings', lugar: 'sidebar' },
    { id: 59, code: 'bookings-pending', ruta: '/reservas/pendientes', right: 'bookings', icono: 'calendar-question', grupo: 'bookings', lugar: 'sidebar' },
    { id: 60, code: 'booking-new', ruta: '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}', right: 'bookings', icono: 'calendar-plus', grupo: 'bookings', lugar: 'child' },
    { id: 61, code: 'booking-edit', ruta: '/reservas/{id}/{id_reserva}', right: 'bookings', icono: 'calendar-event', grupo: 'bookings', lugar: 'child' },
    { id: 91, code: 'booking-types', ruta: '/tipo_reservas', right: 'params', icono: 'palette', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
