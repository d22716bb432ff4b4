import { undoGivenBack } from '@app/contract/invoices/undo-refund'
import { formatEuros } from '@app/contract/values/money'
import { useAction } from '../../kit/api.ts'
import { confirm } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'

/** Takes back a refund that was given by mistake, after a question: its line of the opposite sign is gone. */
export function useUndoRefund() {
  const undo = useAction(undoGivenBack)
  return async (line: { readonly id_reg_factura: number; readonly total: number }) => {
    const importe = formatEuros(Math.abs(line.total))
    const title = t('invoices.undo_refund_question', { importe })
    const isSure = await confirm({ title, hint: t('invoices.undo_refund_hint'), confirm: t('invoices.undo_refund'), danger: true })
    const done = isSure && (await undo.run({ id: line.id_reg_factura }))
    if (done) toast.good(t('invoices.undo_refund_done', { importe: formatEuros(done.importe) }))
  }
}
