import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as categories from './categories.ts'
import * as category from './category.ts'
import { rankingsHelp } from './help.ts'
import * as ranking from './ranking.ts'
import { rankingsRefusals } from './ranking.ts'
import * as rankings from './rankings.ts'
import { rankingsTexts } from './texts.ts'

/** Rankings of players and the categories of championships. */
export const rankingsModule = {
  ...declarationsOf(ranking, category, rankings, categories),
  refusals: rankingsRefusals,
  texts: rankingsTexts,
  help: rankingsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 12, code: 'championship-categories', ruta: '/campeonatoCategoria', right: 'rankings', icono: 'category', grupo: 'competition', lugar: 'sidebar' },
    { id: 13, code: 'rankings', ruta: '/campeonatoRanking', right: 'rankings', icono: 'trophy', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
