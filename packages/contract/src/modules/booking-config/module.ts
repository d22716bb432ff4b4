import type { Texts } from '../../kit/texts.ts'
import { bookingConfiguration, bookingTypeTimes, configurationMemberType, configurationPassType } from './configuration.ts'
import * as calls from './configurations.ts'
import { bookingConfigRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

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
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
