import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import { refundJob } from '../ledger/public.ts'
import * as cardPayments from './card-payments.ts'
import * as cardRefund from './card-refund.ts'
import * as paymentLink from './payment-link.ts'
import { paymentQueryJob, queryPayment } from './payment-query.ts'
import { queryRefund, refundAtGateway, refundQueryJob } from './refund.ts'
import { checks } from './verify.ts'

export const cardsModule = {
  routes: routesIn(paymentLink, cardPayments, cardRefund),
  checks,
  jobs: [inSteps(paymentQueryJob, queryPayment), inSteps(refundJob, refundAtGateway), inSteps(refundQueryJob, queryRefund)],
} satisfies ServerModule
