import type { Texts } from '../../kit/texts.ts'
import * as parameters from './parameter.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

export const clubModule = {
  resources: [parameters.parameter] as const,
  actions: [
    parameters.dictionary,
    parameters.parameterList,
    parameters.parameterAll,
    parameters.parameterRow,
    parameters.saveParameter,
    parameters.createParameter,
    parameters.deleteParameter,
    parameters.saveBookingParameters,
    parameters.extraLightInfo,
    parameters.saveExtraLight,
  ] as const,
  refusals: { ...parameters.parameterRefusals },
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
