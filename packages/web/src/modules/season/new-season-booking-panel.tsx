import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { useMemo } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { NewBookingForm, SidePanel } from '../bookings/public.ts'
import type { FreePress } from './season-model.ts'

interface Props {
  sport: number
  where: FreePress
  onBooked: (id: number) => void
  onClose: () => void
}

/** New booking of the model week, in the usual booking form: it is free and pending approval. */
export function NewSeasonBookingPanel({ sport, where: { day, court, from }, onBooked, onClose }: Props) {
  const query = { id_mst_recurso: court, day, hora_ini: from, reserva_temporada: true }
  const info = useRead(newBookingInfo, query, { keepPrevious: true })
  const minutes = info.data?.duracion ?? 60
  const slot = useMemo(() => ({ court, from, minutes }), [court, from, minutes])
  return (
    <SidePanel title={t('season.new')} subtitle={dayName(day, 'weekday')} onClose={onClose}>
      {info.error && <ReadError error={info.error} onRetry={info.refetch} />}
      {!info.error && !info.data && <FormSkeleton lines={5} />}
      {info.data && <NewBookingForm sport={sport} day={day} slot={slot} info={info.data} onBooked={onBooked} onClose={onClose} />}
    </SidePanel>
  )
}
