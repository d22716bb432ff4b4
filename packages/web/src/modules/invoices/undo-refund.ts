import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { formatEuros } from '@app/contract/values/money'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Reverses a mistaken refund after confirmation: removes its line of the opposite sign. */
export async function confirmUndoRefund(line: { readonly id_reg_factura: number; readonly total: number }): Promise<void> {
  const title = t('invoices.undo_refund_question', { importe: formatEuros(Math.abs(line.total)) })
  if (!(await confirm({ title, hint: t('invoices.undo_refund_hint'), confirm: t('invoices.undo_refund'), danger: true }))) return
  try {
    const { importe } = await call(undoLineRefund, { id: line.id_reg_factura })
    toast.good(t('invoices.undo_refund_done', { importe: formatEuros(importe) }))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}
