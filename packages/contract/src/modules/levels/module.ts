import type { Texts } from '../../kit/texts.ts'
import { addLevel, deleteLevel, level, levelList, levelsIn, levelsRefusals, saveLevels } from './level.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** The names of the players' levels. */
export const levelsModule = {
  resources: [level] as const,
  actions: [levelList, levelsIn, addLevel, deleteLevel, saveLevels] as const,
  refusals: levelsRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
