import { declarationsOf } from '../../kit/module.ts'
import * as c60Assign from './c60-assign.ts'
import { c60Refusals } from './c60-assign.ts'
import * as collect from './collect.ts'
import { invoiceRefusals } from './collect.ts'
import * as debt from './debt.ts'
import * as deleteLines from './delete-lines.ts'
import { deletionRefusals } from './delete-lines.ts'
import * as explain from './explain.ts'
import * as invoice from './invoice.ts'
import * as mailPaper from './mail-paper.ts'
import * as paySupplier from './pay-supplier.ts'
import { supplierPaymentRefusals } from './pay-supplier.ts'
import * as refund from './refund.ts'
import { refundRefusals } from './refund.ts'
import * as refundToWallet from './refund-to-wallet.ts'
import { invoicesTexts } from './texts.ts'
import * as ticketPage from './ticket-page.ts'
import * as undoRefund from './undo-refund.ts'
import { undoRefundRefusals } from './undo-refund.ts'
import * as wrongPayment from './wrong-payment.ts'
import { wrongPaymentRefusals } from './wrong-payment.ts'

export const invoicesModule = {
  ...declarationsOf(
    invoice,
    explain,
    collect,
    debt,
    c60Assign,
    refund,
    ticketPage,
    mailPaper,
    wrongPayment,
    deleteLines,
    refundToWallet,
    paySupplier,
    undoRefund,
  ),
  refusals: {
    ...invoiceRefusals,
    ...refundRefusals,
    ...c60Refusals,
    ...wrongPaymentRefusals,
    ...deletionRefusals,
    ...supplierPaymentRefusals,
    ...undoRefundRefusals,
  },
  texts: invoicesTexts,
  menu: [],
}
