import type { Texts } from '../../kit/texts.ts'
import { chargeBooking, chargeSelected, invoicePaid, invoiceRefusals } from './collect.ts'
import { invoice, payment } from './invoice.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

export const invoicesModule = {
  resources: [invoice, payment] as const,
  actions: [chargeBooking, chargeSelected, invoicePaid] as const,
  refusals: { ...invoiceRefusals },
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
