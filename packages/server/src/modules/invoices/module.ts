import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import * as c60Assign from './c60-assign.ts'
import * as collect from './collect.ts'
import * as debt from './debt.ts'
import * as deleteLines from './delete-lines.ts'
import { fill } from './demo-income.ts'
import * as explain from './papers/explain.ts'
import { mail as mailPaper, paperLetterJob, reader as paperReader, sendLinePaper } from './papers/mail-paper.ts'
import * as ticketPage from './papers/ticket-page.ts'
import * as paySupplier from './pay-supplier.ts'
import * as refund from './refunds/refund.ts'
import * as refundToWallet from './refunds/refund-to-wallet.ts'
import * as undoRefund from './refunds/undo-refund.ts'
import * as wrongPayment from './refunds/wrong-payment.ts'
import { checks } from './verify.ts'

const routes = [
  ...routesIn(explain, collect, debt, c60Assign, refund, ticketPage, wrongPayment, deleteLines, refundToWallet, paySupplier, undoRefund),
  mailPaper,
  paperReader,
]
const guards: Guards = { factura_pagado_tope: 'msg.importeSuperiorADeuda', factura_pagada_entera: 'msg.importeSuperiorADeuda' }

export const invoicesModule = {
  routes,
  guards,
  checks,
  jobs: [inSteps(paperLetterJob, sendLinePaper)],
  demo: { fill, after: ['bookings', 'suppliers'] },
  memberColumns: [
    ...memberColumns('factura', { key: 'id_reg_factura', as: 'money', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
