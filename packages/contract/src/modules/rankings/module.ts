import type { Texts } from '../../kit/texts.ts'
import { category, createCategory, removeCategory, updateCategory } from './category.ts'
import * as rankings from './ranking.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

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
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
