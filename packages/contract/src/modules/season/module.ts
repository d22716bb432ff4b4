import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as approveSeason from './approve-season.ts'
import { seasonHelp } from './help.ts'
import * as mergeSeason from './merge-season.ts'
import { seasonRefusals } from './refusals.ts'
import * as season from './season.ts'
import * as seasonMail from './season-mail.ts'
import * as seasonPlan from './season-plan.ts'
import { seasonTexts } from './texts.ts'
import * as withdrawSeason from './withdraw-season.ts'

/** Model week of a season, with bookings that become permanent ones when approved. */
export const seasonModule = {
  ...declarationsOf(season, seasonPlan, approveSeason, mergeSeason, withdrawSeason, seasonMail),
  refusals: seasonRefusals,
  texts: seasonTexts,
  help: seasonHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 55, code: 'season-hours', ruta: '/reservas/horastemporada', right: 'bookings', icono: 'calendar-time', grupo: 'bookings', lugar: 'sidebar', parametros: ['ACTIVAR_RESERVAS_TEMPORADA'] },
    { id: 56, code: 'season-week', ruta: '/reservas/viewtemporada', right: 'bookings', icono: 'calendar-week', grupo: 'bookings', lugar: 'sidebar', parametros: ['ACTIVAR_RESERVAS_TEMPORADA'] },
  ]),
}
