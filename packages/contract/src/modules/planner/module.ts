import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as courtWeek from './court-week.ts'
import { plannerHelp } from './help.ts'
import * as monthOccupancy from './month-occupancy.ts'
import * as movePrice from './move-price.ts'
import * as parkedBookings from './parked-bookings.ts'
import * as plannerDay from './planner-day.ts'
import { plannerTexts } from './texts.ts'

export const plannerModule = {
  ...declarationsOf(plannerDay, courtWeek, monthOccupancy, movePrice, parkedBookings),
  refusals: {},
  texts: plannerTexts,
  help: plannerHelp,
  menu: inMenu([
    { id: 53, code: 'planner', ruta: '/reservas/{id}', right: 'bookings', icono: 'calendar', grupo: 'bookings', lugar: 'per-sport' },
    {
      id: 54,
      code: 'weekend',
      ruta: '/reservas/finsemana/{id}',
      right: 'bookings',
      icono: 'calendar-week',
      grupo: 'bookings',
      lugar: 'child',
    },
  ]),
}
