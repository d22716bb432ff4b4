import type { Texts } from '../../kit/texts.ts'
import { incomeType, incomeTypeCourtType } from './income-type.ts'
import {
  createIncomeType,
  freeIncomeTypes,
  getIncomeType,
  invoicePrefixes,
  linkCourtType,
  listIncomeTypes,
  mayRemoveIncomeType,
  newIncomeType,
  removeIncomeType,
  updateIncomeType,
} from './income-types.ts'
import { paymentType } from './payment-type.ts'
import { incomeTypeRefusals } from './refusals.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** The masters of the invoices: what money is for, how it is paid, who invoices. */
export const incomeTypesModule = {
  resources: [incomeType, incomeTypeCourtType, paymentType] as const,
  actions: [
    listIncomeTypes,
    getIncomeType,
    freeIncomeTypes,
    invoicePrefixes,
    newIncomeType,
    createIncomeType,
    updateIncomeType,
    removeIncomeType,
    mayRemoveIncomeType,
    linkCourtType,
  ] as const,
  refusals: incomeTypeRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
