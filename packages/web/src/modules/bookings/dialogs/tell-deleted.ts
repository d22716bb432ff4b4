import { formatEuros } from '@app/contract/values/money'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from '../booking/booking-lines.tsx'
import { nameOf } from '../booking/booking-words.ts'

interface Deleted {
  /** Cents that were given back. */
  readonly devuelto?: number
  /** How many were told that they do not play: that is not taken back without a word. */
  readonly avisos: number
  readonly undo: () => void
}
/** Says that a booking is deleted, with what became of its money and who was told. */
export function tellDeleted(info: BookingInfo, { devuelto = 0, avisos, undo }: Deleted) {
  const words = [
    t('desk.deleted', { nombre: nameOf(info) }),
    devuelto > 0 ? t('invoices.given_back', { importe: formatEuros(devuelto) }) : '',
    avisos > 0 ? t('desk.deleted_told', { n: avisos }) : '',
  ]
  toast.good(words.filter(Boolean).join(' · '), avisos > 0 ? {} : { action: { text: t('core.undo'), run: undo } })
}
