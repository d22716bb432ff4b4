import type { Texts } from '../../kit/texts.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** The words of the pictures that hours and dates are edited on. */
export const picturesModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
