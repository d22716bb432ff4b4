import { declarationsOf } from '../../kit/module.ts'
import * as mandate from './mandate.ts'
import * as mandateLink from './mandate-link.ts'
import * as mandates from './mandates.ts'
import { mandatesRefusals } from './refusals.ts'
import { mandatesTexts } from './texts.ts'

/** Mandates of payers for direct debits. */
export const mandatesModule = {
  ...declarationsOf(mandate, mandates, mandateLink),
  refusals: mandatesRefusals,
  texts: mandatesTexts,
  menu: [],
}
