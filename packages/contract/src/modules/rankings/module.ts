import { inMenu } from '../../kit/menu.ts'
import { category, createCategory, removeCategory, updateCategory } from './category.ts'
import * as rankings from './ranking.ts'
import { rankingsTexts } from './texts.ts'

/** Rankings of players and the categories of championships. */
export const rankingsModule = {
  resources: [rankings.ranking, category] as const,
  actions: [
    rankings.rankingList,
    rankings.updateRanking,
    rankings.activateRanking,
    rankings.deactivateRanking,
    rankings.removeRanking,
    rankings.rankingStatus,
    createCategory,
    updateCategory,
    removeCategory,
  ] as const,
  refusals: rankings.rankingsRefusals,
  texts: rankingsTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 12, code: 'championship-categories', ruta: '/campeonatoCategoria', right: 'rankings', icono: 'category', grupo: 'competition', lugar: 'sidebar' },
    { id: 13, code: 'rankings', ruta: '/campeonatoRanking', right: 'rankings', icono: 'trophy', grupo: 'competition', lugar: 'sidebar' },
  ]),
}
