import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import * as addBooking from './add-booking.ts'
import * as attendance from './attendance.ts'
import * as bookingForm from './booking-form.ts'
import * as bookingLine from './booking-line.ts'
import * as bookingType from './booking-type.ts'
import * as calendarLink from './calendar/calendar-link.ts'
import { forgetDepartures } from './calendar/record-leaving.ts'
import * as changeBooking from './change-booking.ts'
import { fill } from './demo/fill.ts'
import { tellPlayers } from './notices/news-letters.ts'
import { forgetNotices, noticesJob } from './notices/pending-notices.ts'
import * as cancelBooking from './pending/cancel-booking.ts'
import * as duplicateBooking from './pending/duplicate-booking.ts'
import * as pendingBookings from './pending/pending-bookings.ts'
import * as pendingCount from './pending/pending-count.ts'
import * as courtSchedule from './schedule/court-schedule.ts'
import * as parkedBooking from './schedule/parked-booking.ts'
import * as sameTime from './schedule/same-time.ts'
import { seed } from './seed.ts'
import * as ticket from './ticket.ts'
import { checks } from './verify.ts'

const routes = routesIn(
  bookingType,
  bookingForm,
  courtSchedule,
  sameTime,
  addBooking,
  changeBooking,
  duplicateBooking,
  cancelBooking,
  bookingLine,
  attendance,
  pendingBookings,
  pendingCount,
  calendarLink,
  parkedBooking,
  ticket,
)
const guards: Guards = {
  reserva_pista_libre: 'booking.pista_no_disponible',
  reserva_nivel_orden: 'booking.nivel_invertido',
  reserva_socio_una_vez: 'msg.changed_meanwhile',
  reserva_socio_orden: 'msg.changed_meanwhile',
}

const tidy: Tidy = async (...work) => {
  await forgetDepartures(...work)
  await forgetNotices(...work)
}

export const bookingsModule = {
  routes,
  guards,
  seed: { run: seed, after: ['courts'] },
  checks,
  tidy,
  jobs: [inOneTransaction(noticesJob, tellPlayers)],
  demo: { fill, after: ['company', 'income-types', 'tariffs'] },
  memberColumns: [
    ...memberColumns('reserva', { key: 'id_reg_reserva', as: 'booking', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('reserva_socio', { key: 'id_reg_reserva_socio', once: ['id_reg_reserva'], as: 'booking', goes: ['id_mst_socios'] }),
    ...memberColumns('reserva_hist', { stays: ['id_mst_socios_baja'] }),
    ...memberColumns('reserva_aparcada', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('acto', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('enlace_calendario', {
      ...{ key: 'id_reg_enlace_calendario', once: [], ends: true as const, goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] },
    }),
  ],
} satisfies ServerModule
