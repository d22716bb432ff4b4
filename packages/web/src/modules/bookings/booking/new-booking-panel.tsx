import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { seasonDayOf } from '@app/contract/season/season-days'
import { readDay } from '@app/contract/values/day'
import { useMemo } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { go, useNumberParam, useSearchParam } from '../../../kit/screen/navigation.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { plannerPath } from '../../planner/public.ts'
import { NewBookingForm } from './new-booking-form.tsx'
import { SidePanel } from './side-panel.tsx'

/**
 * New booking beside the planner: /reservas/{id}/create/{id_mst_recurso}/{hora_ini} (spec 3 §2.1). With `reserva_temporada=1` it belongs to the
 * model week, with the opening hours of `day_peticion_temporada`, a real day (DDMMYYYY), if given.
 */
export function NewBookingPanel() {
  const sport = useNumberParam('id') || 1
  const court = useNumberParam('id_mst_recurso')
  const start = useNumberParam('hora_ini')
  const [date] = useSearchParam('date')
  const [length] = useSearchParam('duracion')
  const [real] = useSearchParam('day_peticion_temporada')
  const isSeason = useSearchParam('reserva_temporada')[0] === '1'
  const hoursOf = real && readDay(real)
  const requestedDay = (date && readDay(date)) || today()
  const day = isSeason ? seasonDayOf(hoursOf || requestedDay) : requestedDay
  const where = { id_mst_recurso: court, day, hora_ini: start, day_peticion_temporada: hoursOf }
  const info = useRead(newBookingInfo, where, { keepPrevious: true })
  const minutes = Number(length) || info.data?.duracion || 60
  const slot = useMemo(() => ({ court, from: start, minutes }), [court, start, minutes])
  const close = () => go(plannerPath(sport, day))
  return (
    <SidePanel title={t('desk.new_booking')} subtitle={dayName(day, 'long')} onClose={close}>
      {info.error && <ReadError error={info.error} onRetry={info.refetch} />}
      {!info.error && !info.data && <FormSkeleton lines={5} />}
      {info.data && <NewBookingForm sport={sport} day={day} hoursOf={hoursOf} slot={slot} info={info.data} onClose={close} />}
    </SidePanel>
  )
}
