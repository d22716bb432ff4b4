import { deletedBookings } from '@app/contract/bookings/cancel-booking'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Refused } from '../../../kit/dialogs/refused.ts'
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
  error: Refused
  onRetry: () => void
}

/** Notice of a deleted booking: author, time and reason of the deletion, and a restore button while its court is free. */
export function GoneBooking({ id, day, error, onRetry }: Props) {
  const { data, isPending } = useRead(deletedBookings, { start_date: day, end_date: day })
  const restore = useRestore(onRetry)
  const gone = data?.find((one) => one.id_reg_reserva === id)
  if (isPending) return <FormSkeleton lines={3} />
  if (!gone) return <ReadError error={error} onRetry={onRetry} />
  const { fecha_baja: at, desc_socio_baja: nombre } = gone
  const { day: on, minute } = clubTime(at?.getTime())
  return (
    <section className="sp-section">
      <p className="bk-what">
        {gone.nombre} · {gone.desc_recurso} · {formatDay(gone.fecha)} · {rangeText(gone.hora_ini, gone.hora_ini + gone.duracion)}
      </p>
      <p>{t('desk.deleted_by', { nombre: nombre ?? '', fecha: formatDay(on), hora: formatMinute(minute) })}</p>
      {gone.motivo && (
        <p>
          {t('booking-history.motivo')}: {gone.motivo}
        </p>
      )}
      <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={() => void restore(id)}>
        {t('desk.restore')}
      </Button>
    </section>
  )
}
