import { refundLines } from '@app/contract/invoices/refund'
import { documentRefundable } from '@app/contract/official-invoices/change-invoices'
import { formatEuros } from '@app/contract/values/money'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { RefundBar, type RefundRequest } from '../invoices/public.ts'

interface Props {
  document: { readonly id_reg_facturaoficial: number; readonly num_completo: string }
  lines: readonly { readonly id_reg_factura: number | null; readonly concepto: string }[]
  onClose: () => void
}

/** Refunds lines of an official invoice, which rectifies it by differences. */
export function RectifyDialog({ document: { id_reg_facturaoficial: id, num_completo: numero }, lines, onClose }: Props) {
  const reading = useRead(documentRefundable, { id })
  const refund = async ({ forma, ...more }: RefundRequest) => {
    if (forma === 'keep') return
    const { devuelto } = await call(refundLines, { forma, ...more })
    toast.good(t('invoices.given_back', { importe: formatEuros(devuelto) }))
    onClose()
  }
  return (
    <DialogFrame title={t('official-invoices.rectify_title', { numero })} size={520} onClose={onClose}>
      <p className="oi-sub">{t('official-invoices.rectify_hint')}</p>
      <RefundBar
        reading={reading}
        title={t('official-invoices.rectify_title', { numero })}
        isWhole={false}
        reasons={['asked', 'mistake', 'club', 'rain']}
        nameOf={(line) => lines.find(({ id_reg_factura }) => id_reg_factura === line)?.concepto ?? String(line)}
        onRefund={refund}
        onClose={onClose}
      />
    </DialogFrame>
  )
}
