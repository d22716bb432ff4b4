import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf } from '../booking/booking-labels.ts'

interface Deleted {
  /** Refunded cents. */
  readonly devuelto?: number
  /** Number of players notified of the cancellation: restoring then needs a confirmation. */
  readonly avisos: number
  /** Day until which its owner is penalised for the late cancellation. */
  readonly castigado_hasta: string | null
  readonly undo: () => void
}
/** Shows the deletion of a booking, with its refund and the notified players. */
export function showDeletedToast(info: BookingInfo, { devuelto = 0, avisos, castigado_hasta, undo }: Deleted) {
  const words = [
    t('desk.deleted', { nombre: nameOf(info) }),
    devuelto > 0 ? t('invoices.given_back', { importe: formatEuros(devuelto) }) : '',
    avisos > 0 ? t('desk.deleted_told', { n: avisos }) : '',
    castigado_hasta ? t('desk.delete_punished', { fecha: formatDay(castigado_hasta) }) : '',
  ]
  toast.good(words.filter(Boolean).join(' · '), avisos > 0 ? {} : { action: { text: t('core.undo'), run: undo } })
}
