import { chargeBooking, chargeSelected, invoicePaid, invoiceRefusals } from './collect.ts'
import { invoice, payment } from './invoice.ts'
import { invoicesTexts } from './texts.ts'

export const invoicesModule = {
  resources: [invoice, payment] as const,
  actions: [chargeBooking, chargeSelected, invoicePaid] as const,
  refusals: { ...invoiceRefusals },
  texts: invoicesTexts,
  menu: [],
}
