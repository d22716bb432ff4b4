import { parkedToday } from '@app/contract/planner/parked-bookings'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Reminder on closing a register of today's bookings still parked. */
export function ParkedNote() {
  const { data } = useRead(parkedToday, {})
  if (!data || data.aparcadas === 0) return null
  return (
    <p className="cash-parked" role="status">
      {t('desk.parked_today', { n: data.aparcadas })}{' '}
      {userMay('bookings') && <ScreenLink to={`/reservas/${data.id_mst_tiporecurso ?? 1}`}>{t('desk.parked_see')}</ScreenLink>}
    </p>
  )
}
