import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as billingPage from './billing-page.ts'
import * as enrolmentsOfMonth from './enrolments-of-month.ts'
import * as markBilled from './mark-billed.ts'

export const enrolmentBillingModule = {
  routes: routesIn(billingPage, enrolmentsOfMonth, markBilled),
} satisfies ServerModule
