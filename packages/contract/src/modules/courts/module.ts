import type { Texts } from '../../kit/texts.ts'
import { bookingMinutes, court, courtPrice } from './court.ts'
import { courtType, courtTypePrice } from './court-type.ts'
import { courtDropdown, courtsOfType, courtTypesWithAll } from './courts.ts'
import { courtsRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** Court types and courts, with what they cost. */
export const courtsModule = {
  resources: [courtType, courtTypePrice, court, courtPrice, bookingMinutes] as const,
  actions: [courtTypesWithAll, courtDropdown, courtsOfType] as const,
  refusals: courtsRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
