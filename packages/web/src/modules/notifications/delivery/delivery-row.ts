import type { OutputOf } from '@app/contract/kit/action'
import type { noticeDelivery, Outcome } from '@app/contract/notifications/delivery'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../../../kit/reads/clock.ts'
import { t } from '../../../kit/texts/i18n.ts'

export type Delivery = OutputOf<typeof noticeDelivery>
/** Person to whom a letter was sent, with the outcome. */
export type DeliveryRow = Delivery['filas'][number]

/** Mark of an outcome, told apart by form and colour. */
export const outcomeMarks: Readonly<Record<Outcome, 'good' | 'bad' | 'half' | 'ring' | 'wait' | 'open'>> = {
  en_cola: 'wait',
  entregado: 'good',
  rebotado: 'bad',
  rebote_temporal: 'half',
  dudoso: 'ring',
  fallido: 'bad',
  parado: 'open',
  no_recibe: 'open',
  app: 'good',
}

/** True for an outcome to look at: bounced, in doubt, failed. */
export const isTrouble = ({ estado }: DeliveryRow): boolean => ['rebotado', 'rebote_temporal', 'dudoso', 'fallido'].includes(estado)
/** True for a letter that a person may send again. */
export const mayResend = ({ estado }: Pick<DeliveryRow, 'estado'>): boolean => estado === 'dudoso' || estado === 'fallido'

/** Parts of the list. */
export const deliveryParts = {
  all: () => true,
  trouble: isTrouble,
  delivered: ({ estado }: DeliveryRow) => estado === 'entregado' || estado === 'app',
  queued: ({ estado }: DeliveryRow) => estado === 'en_cola',
}
export type DeliveryPart = keyof typeof deliveryParts

/** Hour of an instant at the club. */
export const hourText = (at: Date | null): string => (at === null ? '' : formatMinute(clubTime(at.getTime()).minute))

/** Outcome in words, with the reason of one that was not sent. */
export const outcomeText = ({ estado, motivo }: Pick<DeliveryRow, 'estado' | 'motivo'>): string =>
  estado === 'no_recibe' && motivo !== null ? t(`notices.reason.${motivo}`) : t(`notices.outcome.${estado}`)

/** Next step for a recipient: another attempt, the end of letters to the address. */
export function nextText({ estado, siguiente, detalle }: DeliveryRow, acaba: Date | null): string {
  // one in the queue with words of its server was refused for now
  const isRefused = estado === 'rebote_temporal' || (estado === 'en_cola' && detalle !== null)
  if (isRefused && siguiente) return t('notices.next_try', { hora: hourText(siguiente) })
  if (estado === 'rebotado') return t('notices.stops_writing')
  if (estado === 'en_cola' && acaba) return t('notices.leaves_about', { hora: hourText(acaba) })
  return ''
}
