import { declared } from '../../kit/module.ts'
import * as collect from './collect.ts'
import { invoiceRefusals } from './collect.ts'
import * as debt from './debt.ts'
import * as invoice from './invoice.ts'
import * as refund from './refund.ts'
import { refundRefusals } from './refund.ts'
import { invoicesTexts } from './texts.ts'
import * as wrongPayment from './wrong-payment.ts'
import { wrongPaymentRefusals } from './wrong-payment.ts'

export const invoicesModule = {
  ...declared(invoice, collect, debt, refund, wrongPayment),
  refusals: { ...invoiceRefusals, ...refundRefusals, ...wrongPaymentRefusals },
  texts: invoicesTexts,
  menu: [],
}
