import { paymentTypes } from '@app/contract/income-types/payment-type'
import { refundInvoice } from '@app/contract/invoices/refund'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import type { OutputOf } from '@app/contract/kit/action'
import type { memberIncome } from '@app/contract/one-off-income/income-list'
import { formatEuros } from '@app/contract/values/money'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { userMayCall } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { followNow } from '../cash-machine/public.ts'
import { callRefund } from './confirm-refund.ts'

type PaidLine = Pick<
  OutputOf<typeof memberIncome>[number],
  | 'id_reg_factura'
  | 'id_mst_tipofactura'
  | 'id_mst_tipopago'
  | 'id_reg_factura_anulacion'
  | 'concepto'
  | 'precio'
  | 'pagado'
  | 'pagado_check'
>

/** Reason against a refund of a line; null if allowed. */
export function refundLock(row: PaidLine): string | null {
  if (row.id_mst_tipofactura === 1) return t('income.proveedor_no_cobra')
  if (row.id_reg_factura_anulacion !== null || row.precio <= 0) return t('income.refunded')
  return row.pagado > 0 ? null : t('income.unpaid')
}

/** Reason of a missing ticket of a line; null if it has one. */
export const paperLock = ({ pagado_check }: PaidLine): string | null => (pagado_check ? null : t('income.unpaid'))

/** Shows a refusal; anything else is a fault. */
function showRefusal(error: unknown) {
  if (!(error instanceof RefusedError)) throw error
  toast.bad(error.msg, { milliseconds: noticeTimes.standard })
  return null
}

/** Gives a line back after a question, the way it was paid; 'card' if its card payment has a dialog of its own. A locked line tells the reason. */
export async function giveBack(row: PaidLine): Promise<'card' | null> {
  const lock = refundLock(row) ?? (userMayCall(refundInvoice) ? null : t('msg.giving_needs_cash'))
  if (lock !== null) {
    toast.info(lock)
    return null
  }
  if (row.id_mst_tipopago === paymentTypes.cardOnline) return 'card'
  const title = t('income.give_back_question', { importe: formatEuros(row.pagado), concepto: row.concepto })
  const isConfirmed = await confirm({ title, hint: t('income.give_back_hint'), confirm: t('income.give_back') })
  const done = isConfirmed && (await callRefund(refundInvoice, { id: row.id_reg_factura }).catch(showRefusal))
  if (done && !(await followNow())) toast.good(t('income.given_back', { importe: formatEuros(done.devuelto) }))
  return null
}

/** Opens a paper of a line, which the browser prints. */
export const showPaper = (id: number, flag: PaperFlag) =>
  window.open(`/view/factura/${id}/facturasimplificada/${flag}/imprimir`, '_blank', 'noopener')

/** Opens the ticket (0) or the proof (1) of a paid line; an unpaid one tells that it has none. */
export function openPaper(row: PaidLine, flag: 0 | 1) {
  const lock = paperLock(row)
  if (lock !== null) toast.info(lock)
  else showPaper(row.id_reg_factura, flag)
}
