import type { Texts } from '../../kit/texts.ts'
import { bankFiles, changeLogo, companyList, companyRow, removeLogo, updateCompany, uploadC60 } from './companies.ts'
import { bankFile, company } from './company.ts'
import { companyRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** The company that invoices: papers, bank, logo. */
export const companyModule = {
  resources: [company, bankFile] as const,
  actions: [companyList, companyRow, updateCompany, changeLogo, removeLogo, uploadC60, bankFiles] as const,
  refusals: companyRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
