import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { readDay } from '@app/contract/values/day'
import { useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import { dayName } from '../../kit/date-words.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam, useSearchParam } from '../../kit/navigation.ts'
import { FormSkeleton, ReadError } from '../../kit/states.tsx'
import { today } from '../../kit/today.ts'
import { plannerPath } from '../planner/public.ts'
import { NewBookingForm } from './new-booking-form.tsx'
import { SidePanel } from './side-panel.tsx'

/** A new booking beside the planner: /reservas/{id}/create/{id_mst_recurso}/{hora_ini} (spec 3 §2.1). */
export function NewBookingPanel() {
  const sport = useNumberParam('id') || 1
  const court = useNumberParam('id_mst_recurso')
  const start = useNumberParam('hora_ini')
  const [date] = useSearchParam('date')
  const [length] = useSearchParam('duracion')
  const day = (date && readDay(date)) || today()
  const info = useRead(newBookingInfo, { id_mst_recurso: court, day, hora_ini: start }, { keepPrevious: true })
  const minutes = Number(length) || info.data?.duracion || 60
  const slot = useMemo(() => ({ court, from: start, minutes }), [court, start, minutes])
  const close = () => go(plannerPath(sport, day))
  return (
    <SidePanel title={t('desk.new_booking')} subtitle={dayName(day, 'long')} onClose={close}>
      {info.error && <ReadError error={info.error} onRetry={info.refetch} />}
      {!info.error && !info.data && <FormSkeleton lines={5} />}
      {info.data && <NewBookingForm sport={sport} day={day} slot={slot} info={info.data} onClose={close} />}
    </SidePanel>
  )
}
