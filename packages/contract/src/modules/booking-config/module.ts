import { inMenu } from '../../kit/menu.ts'
import { bookingConfiguration, bookingTypeTimes, configurationMemberType, configurationPassType } from './configuration.ts'
import * as calls from './configurations.ts'
import { bookingConfigRefusals } from './refusals.ts'
import { bookingConfigTexts } from './texts.ts'

/** Who may book how long: configurations, times by booking type and court type, and the club's own. */
export const bookingConfigModule = {
  resources: [bookingConfiguration, configurationMemberType, configurationPassType, bookingTypeTimes] as const,
  actions: [
    calls.configurationList,
    calls.configuration,
    calls.createConfiguration,
    calls.updateConfiguration,
    calls.copyConfiguration,
    calls.destroyConfiguration,
    calls.timesDropdown,
    calls.bookingTypeTimesList,
    calls.bookingTypeTimesDropdown,
    calls.saveBookingTypeTimes,
    calls.saveCourtTypeTimes,
    calls.saveGlobalTimes,
  ] as const,
  refusals: bookingConfigRefusals,
  texts: bookingConfigTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 57, code: 'booking-configurations', ruta: '/reservas/config', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'sidebar' },
    { id: 58, code: 'booking-configuration-edit', ruta: '/reservas/config/edit/{id}', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'child' },
  ]),
}
