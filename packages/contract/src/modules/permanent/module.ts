import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as blocks from './blocks.ts'
import { permanentHelp } from './help.ts'
import * as permanentBooking from './permanent-booking.ts'
import * as permanentBookings from './permanent-bookings.ts'
import { permanentRefusals } from './refusals.ts'
import * as seriesPreview from './series-preview.ts'
import { permanentTexts } from './texts.ts'
import * as undoSeries from './undo-series.ts'

export const permanentModule = {
  ...declarationsOf(permanentBooking, permanentBookings, blocks, seriesPreview, undoSeries),
  refusals: permanentRefusals,
  texts: permanentTexts,
  help: permanentHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 19, code: 'course-bookings', ruta: '/cursos/{idcurso}/permanent', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child' },
    { id: 20, code: 'course-booking-new', ruta: '/cursos/{idcurso}/permanent/new', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child' },
    { id: 62, after: 54, code: 'blocks', ruta: '/reservas/{id}/block', right: 'bookings', icono: 'calendar-off', grupo: 'bookings', lugar: 'last-sport' },
    { id: 63, code: 'block-new', ruta: '/reservas/{id}/block/new', right: 'bookings', icono: 'calendar-off', grupo: 'bookings', lugar: 'child' },
    { id: 116, code: 'block-edit', ruta: '/reservas/{id}/block/edit/{id_mst_reservasfijas}', right: 'bookings', icono: 'calendar-off', grupo: 'bookings', lugar: 'child' },
    { id: 64, after: 53, code: 'permanent-bookings', ruta: '/reservas/{id}/permanent', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'last-sport' },
    { id: 65, code: 'permanent-booking-new', ruta: '/reservas/{id}/permanent/new', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child' },
    { id: 66, code: 'permanent-booking-edit', ruta: '/reservas/{id}/permanent/edit/{id_mst_reservasfijas}', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child' },
  ]),
}
