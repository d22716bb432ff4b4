import { deletedBookings } from '@app/contract/bookings/cancel-booking'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { clubTime } from '../../../kit/reads/clock.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { rangeText } from '../../planner/public.ts'
import { useRestore } from '../dialogs/use-restore.ts'

interface Props {
  id: number
  /** Original day. */
  day: Day
  error: RefusedError
  onRetry: () => void
}

/** Notice of a deleted booking: author, time and reason of the deletion, and a restore button while its court is free. */
export function DeletedBookingNotice({ id, day, error, onRetry }: Props) {
  const { data, isPending } = useRead(deletedBookings, { start_date: day, end_date: day })
  const restore = useRestore(onRetry)
  const deleted = data?.find((one) => one.id_reg_reserva === id)
  if (isPending) return <FormSkeleton lines={3} />
  if (!deleted) return <ReadError error={error} onRetry={onRetry} />
  const { fecha_baja: at, desc_socio_baja: nombre } = deleted
  const { day: on, minute } = clubTime(at?.getTime())
  return (
    <section className="sp-section">
      <p className="bk-what">
        {deleted.nombre} · {deleted.desc_recurso} · {formatDay(deleted.fecha)} ·{' '}
        {rangeText(deleted.hora_ini, deleted.hora_ini + deleted.duracion)}
      </p>
      <p>{t('desk.deleted_by', { nombre: nombre ?? '', fecha: formatDay(on), hora: formatMinute(minute) })}</p>
      {deleted.motivo && (
        <p>
          {t('booking-history.motivo')}: {deleted.motivo}
        </p>
      )}
      <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={() => void restore(id)}>
        {t('desk.restore')}
      </Button>
    </section>
  )
}
