import { routesIn, type ServerModule } from '../../kit/module.ts'
import { refundJob } from '../ledger/public.ts'
import { ask, askJob } from './ask.ts'
import * as cardPayments from './card-payments.ts'
import * as cardRefund from './card-refund.ts'
import * as paymentLink from './payment-link.ts'
import { askRefund, askRefundJob, refundAtGateway } from './refund.ts'
import { checks } from './verify.ts'

export const cardsModule = {
  routes: routesIn(paymentLink, cardPayments, cardRefund),
  checks,
  jobs: { [askJob]: ask, [refundJob]: refundAtGateway, [askRefundJob]: askRefund },
} satisfies ServerModule
