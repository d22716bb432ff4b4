import { declared } from '../../kit/module.ts'
import * as collect from './collect.ts'
import { invoiceRefusals } from './collect.ts'
import * as invoice from './invoice.ts'
import * as refund from './refund.ts'
import { refundRefusals } from './refund.ts'
import { invoicesTexts } from './texts.ts'

export const invoicesModule = {
  ...declared(invoice, collect, refund),
  refusals: { ...invoiceRefusals, ...refundRefusals },
  texts: invoicesTexts,
  menu: [],
}
