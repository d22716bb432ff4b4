import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { lightsHelp } from './help.ts'
import * as lightCalendar from './light-calendar.ts'
import * as lightCalendars from './light-calendars.ts'
import * as lightCourts from './light-courts.ts'
import * as lightSlots from './light-slots.ts'
import { lightsRefusals } from './refusals.ts'
import { lightsTexts } from './texts.ts'

/** Light calendars of the courts. */
export const lightsModule = {
  ...declarationsOf(lightCalendar, lightCalendars, lightCourts, lightSlots),
  refusals: lightsRefusals,
  texts: lightsTexts,
  help: lightsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 31, code: 'light-calendars', ruta: '/luzcalendarios', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar' },
    { id: 32, code: 'light-calendar-edit', ruta: '/luzcalendarios/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
    { id: 33, code: 'light-calendar-slot', ruta: '/luzcalendarios/{id}/edit/{idtramo}/edittramo', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
    { id: 34, code: 'light-slots', ruta: '/luztramos', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar' },
    { id: 35, code: 'light-slot-edit', ruta: '/luztramos/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child' },
  ]),
}
