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
import { lightsTexts } from './texts.ts'

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
  texts: lightsTexts,
}
