import { pendingCount } from '@app/contract/bookings/pending-count'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useHasPending } from './notice-button.tsx'

/** Number of bookings pending validation, beside their screen's name; it follows every desk. */
export function PendingCount() {
  const { data } = useRead(pendingCount, {}, { enabled: useHasPending() })
  const n = data?.pendientes ?? 0
  if (n === 0) return null
  return (
    <b className="side-count" aria-label={t('ui.pending_count', { n })}>
      {n}
    </b>
  )
}
