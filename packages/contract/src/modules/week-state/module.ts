import type { Texts } from '../../kit/texts.ts'
import { weekStateRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'
import { toggleWeekState, weekState } from './week-state.ts'

/** Which weeks of which groups are open. */
export const weekStateModule = {
  resources: [weekState] as const,
  actions: [toggleWeekState] as const,
  refusals: weekStateRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
