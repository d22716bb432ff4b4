import { declarationsOf } from '../../kit/module.ts'
import * as askSignatures from './ask-signatures.ts'
import * as mandate from './mandate.ts'
import * as mandateLink from './mandate-link.ts'
import * as mandatePapers from './mandate-papers.ts'
import * as mandates from './mandates.ts'
import * as manyMandates from './many-mandates.ts'
import { mandatesRefusals } from './refusals.ts'
import { mandatesTexts } from './texts.ts'

/** Mandates of payers for direct debits. */
export const mandatesModule = {
  ...declarationsOf(mandate, mandates, mandatePapers, askSignatures, manyMandates, mandateLink),
  refusals: mandatesRefusals,
  texts: mandatesTexts,
  menu: [],
}
