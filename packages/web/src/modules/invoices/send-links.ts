import { sendPaymentLinks } from '@app/contract/cards/payment-link'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Mails each member a link that pays the member's lines by card; shows the outcome, and returns true if sent. */
export async function sendLinks(lines: readonly number[]): Promise<boolean> {
  try {
    await call(sendPaymentLinks, { items: lines.map((id_reg_factura) => ({ id_reg_factura, id_mst_socios: null })) })
    toast.good(t('msg.CORREO_FACTURA_ENVIADO'))
    return true
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg, { milliseconds: noticeTimes.standard })
    return false
  }
}
