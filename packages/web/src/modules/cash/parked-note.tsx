import { parkedToday } from '@app/contract/planner/parked-bookings'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { userMay } from '../../kit/session.ts'

/** Reminds whoever closes a register of the bookings of today that still wait for another place. */
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
