import type { Texts } from '../../kit/texts.ts'
import { lightCalendar, lightCourt, lightSlot } from './light-calendar.ts'
import {
  courtsForLights,
  createLightCalendar,
  createLightSlot,
  getLightCalendar,
  getLightSlot,
  listLightCalendars,
  listLightSlots,
  removeLightCalendar,
  removeLightSlot,
  shiftLights,
  updateLightCalendar,
  updateLightSlot,
} from './lights.ts'
import { lightsRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** When the lights of the courts are on. */
export const lightsModule = {
  resources: [lightCalendar, lightCourt, lightSlot] as const,
  actions: [
    listLightCalendars,
    getLightCalendar,
    createLightCalendar,
    updateLightCalendar,
    removeLightCalendar,
    courtsForLights,
    shiftLights,
    listLightSlots,
    getLightSlot,
    createLightSlot,
    updateLightSlot,
    removeLightSlot,
  ] as const,
  refusals: lightsRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
