import { cartRefundable, refundCart } from '@app/contract/till/refund'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { RefundBar, type RefundRequest } from '../../invoices/public.ts'
import type { CartFile } from '../use-till.ts'

/** Footer of a ticket during a refund: lines, amounts, method, and the restocking of the items. */
export function TicketRefund({ ticket, onClose }: { ticket: CartFile; onClose: () => void }) {
  const id = ticket.carro.id_reg_tpv_carro
  const reading = useRead(cartRefundable, { id })
  const [goesBack, setGoesBack] = useState(true)
  const give = async ({ forma, ...more }: RefundRequest) => {
    if (forma === 'keep') return
    const request = { id_reg_tpv_carro: id, forma, ...more, vuelve_al_stock: goesBack }
    const { devuelto } = await call(refundCart, request)
    toast.good(t('invoices.given_back', { importe: formatEuros(devuelto) }))
    onClose()
  }
  return (
    <div className="till-refund">
      {ticket.lines.some((line) => line.id_mst_producto !== null) && (
        <Checkbox checked={goesBack} label={t('till.back_to_stock')} onChange={(event) => setGoesBack(event.currentTarget.checked)} />
      )}
      <RefundBar
        reading={reading}
        title={t('till.refund')}
        isWhole={false}
        reasons={['asked', 'mistake', 'club']}
        nameOf={(line) => ticket.lines.find((one) => one.id_reg_factura === line)?.concepto ?? String(line)}
        onRefund={give}
        onClose={onClose}
      />
    </div>
  )
}
