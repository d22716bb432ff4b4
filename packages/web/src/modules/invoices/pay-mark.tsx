import './pay-mark.css'
import type { PaymentState } from '@app/contract/invoices/invoice-rules'
import { t } from '../../kit/texts/i18n.ts'

/** Payment state: a full, half or hollow shape, and the word. */
export function PayMark({ state, text }: { state: PaymentState; text?: string | undefined }) {
  return (
    <span className={`pay ${state}`}>
      <i aria-hidden />
      {text ?? t(`booking.pago_${state}`)}
    </span>
  )
}
