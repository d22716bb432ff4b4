import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as configuration from './configuration.ts'
import * as configurations from './configurations.ts'
import * as globalTimes from './global-times.ts'
import { bookingConfigHelp } from './help.ts'
import { bookingConfigRefusals } from './refusals.ts'
import { bookingConfigTexts } from './texts.ts'
import * as typeTimes from './type-times.ts'

/** Booking limits: configurations, times by booking type and court type, and the club's own. */
export const bookingConfigModule = {
  ...declarationsOf(configuration, configurations, typeTimes, globalTimes),
  refusals: bookingConfigRefusals,
  texts: bookingConfigTexts,
  help: bookingConfigHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 57, code: 'booking-configurations', ruta: '/reservas/config', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'sidebar' },
    { id: 58, code: 'booking-configuration-edit', ruta: '/reservas/config/edit/{id}', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'child' },
  ]),
}
