import type { Texts } from '../../kit/texts.ts'
import { passGroup, passPrice, passType } from './pass-type.ts'
import {
  createPassType,
  duplicatePassType,
  expiryKinds,
  getPassType,
  listPassGroups,
  listPassPrices,
  removePassType,
  savePassGroups,
  savePassPrices,
  savePassType,
} from './pass-types.ts'
import { passRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** Pass types, their groups and what they cost. */
export const passTypesModule = {
  resources: [passGroup, passType, passPrice] as const,
  actions: [
    getPassType,
    createPassType,
    savePassType,
    duplicatePassType,
    removePassType,
    expiryKinds,
    listPassPrices,
    savePassPrices,
    listPassGroups,
    savePassGroups,
  ] as const,
  refusals: passRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
