import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as calendar from './calendar.ts'
import * as calendars from './calendars.ts'
import * as effect from './effect.ts'
import { calendarsHelp } from './help.ts'
import * as holiday from './holiday.ts'
import * as holidays from './holidays.ts'
import * as opening from './opening.ts'
import { calendarsRefusals } from './refusals.ts'
import * as schedules from './schedules.ts'
import { calendarsTexts } from './texts.ts'

/** Opening hours of the courts and the holidays of the club. */
export const calendarsModule = {
  ...declarationsOf(calendar, opening, holiday, calendars, schedules, effect, holidays),
  refusals: calendarsRefusals,
  texts: calendarsTexts,
  help: calendarsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 6, code: 'calendars', ruta: '/calendarios', right: 'calendars', icono: 'calendar-time', grupo: 'courts', lugar: 'sidebar' },
    { id: 7, code: 'holidays', ruta: '/calendarios/calendarios/festivos', right: 'calendars', icono: 'calendar-heart', grupo: 'courts', lugar: 'sidebar' },
    { id: 8, code: 'calendar-new', ruta: '/calendarios/new', right: 'calendars', icono: 'calendar-plus', grupo: 'courts', lugar: 'child' },
    { id: 9, code: 'calendar-detail', ruta: '/calendarios/{id}/detail', right: 'calendars', icono: 'calendar-time', grupo: 'courts', lugar: 'child' },
    { id: 10, code: 'opening-edit', ruta: '/calendarios/{id}/detail/horario/{id_mst_horarios}/edit', right: 'calendars', icono: 'clock-edit', grupo: 'courts', lugar: 'child' },
    { id: 11, code: 'opening-generate', ruta: '/calendarios/{id}/edit', right: 'calendars', icono: 'clock-plus', grupo: 'courts', lugar: 'child' },
  ]),
}
