import { kitRefusals } from '../../kit/refusals.ts'
import type { Texts } from '../../kit/texts.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** What every screen and every call shares: the words of controls, of unreadable values and of the refusals any call may give. */
export const coreModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: kitRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
