import { inMenu } from '../../kit/menu.ts'
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
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 31, code: 'light-calendars', ruta: '/luzcalendarios', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar' },
    { id: 32, code: 'light-calendar-edit', ruta: '/luzcalendarios/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
    { id: 33, code: 'light-calendar-slot', ruta: '/luzcalendarios/{id}/edit/{idtramo}/edittramo', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
    { id: 34, code: 'light-slots', ruta: '/luztramos', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar' },
    { id: 35, code: 'light-slot-edit', ruta: '/luztramos/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
  ]),
}
