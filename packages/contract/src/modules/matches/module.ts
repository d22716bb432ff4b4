import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as approvals from './approvals.ts'
import * as championship from './championship.ts'
import * as generateMatches from './generate-matches.ts'
import { matchesHelp } from './help.ts'
import * as matches from './matches.ts'
import * as placeMatch from './place-match.ts'
import { matchesRefusals } from './refusals.ts'
import { matchesTexts } from './texts.ts'

/** Championships: their groups, teams and matches, and the bookings of the matches. */
export const matchesModule = {
  ...declarationsOf(championship, matches, placeMatch, generateMatches, approvals),
  refusals: matchesRefusals,
  texts: matchesTexts,
  help: matchesHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 110, after: 12, code: 'championships', ruta: '/campeonatos', right: 'bookings', icono: 'tournament', grupo: 'competition', lugar: 'sidebar' },
    { id: 111, after: 12, code: 'championship-groups', ruta: '/campeonatos/grupos', right: 'bookings', icono: 'category', grupo: 'competition', lugar: 'sidebar' },
    { id: 112, after: 12, code: 'teams', ruta: '/campeonatos/equipos', right: 'bookings', icono: 'users-group', grupo: 'competition', lugar: 'sidebar' },
    { id: 113, after: 12, code: 'matches', ruta: '/campeonatos/partidos', right: 'bookings', icono: 'ball-tennis', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
