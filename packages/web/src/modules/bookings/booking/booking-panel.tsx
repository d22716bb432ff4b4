import './booking-panel.css'
import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { formatDay, readDay } from '@app/contract/values/day'
import { useEffect, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { go, here, useNumberParam, useSearchParam } from '../../../kit/screen/navigation.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath, plannerPath, rangeText } from '../../planner/public.ts'
import { BookingBody } from './booking-body.tsx'
import type { BookingInfo } from './booking-info.ts'
import { nameOf } from './booking-labels.ts'
import { DeletedBookingNotice } from './deleted-booking-notice.tsx'
import { Neighbours } from './neighbours.tsx'
import { SidePanel } from './side-panel.tsx'

/** Court, day and hours of a booking. */
const placeText = ({ reserva: { desc_recurso, fecha, hora_ini, hora_fin } }: BookingInfo) =>
  `${desc_recurso} · ${formatDay(fecha)} · ${rangeText(hora_ini, hora_fin)}`

/** Booking beside the planner: /reservas/{id}/{id_reserva}. One opened without its day, or moved to another, moves the planner too. */
export function BookingPanel() {
  const sport = useNumberParam('id') || 1
  const id = useNumberParam('id_reserva')
  const [date] = useSearchParam('date')
  const day = (date && readDay(date)) || today()
  const [isGoing, setGoing] = useState(false)
  const { data, error, refetch } = useRead(editBookingInfo, { id_reserva: id }, { enabled: !isGoing })
  const info = error?.status === 404 ? undefined : data
  const close = () => go(plannerPath(sport, day))
  const own = info?.reserva.fecha
  const ownSport = info?.recurso.id_mst_tiporecurso
  useEffect(() => {
    // While another booking is loading the address is ahead of the display.
    if (!here().startsWith(`/reservas/${sport}/${id}`)) return
    if (own && ownSport && (own !== day || ownSport !== sport)) go(bookingPath(ownSport, own, id), { replace: true })
  }, [own, ownSport, day, sport, id])
  if (!info)
    return (
      <SidePanel title={t('desk.booking')} onClose={close}>
        {error?.status === 404 && <DeletedBookingNotice id={id} day={day} error={error} onRetry={() => void refetch()} />}
        {error && error.status !== 404 && <ReadError error={error} onRetry={refetch} />}
        {!error && <FormSkeleton lines={6} />}
      </SidePanel>
    )
  return (
    <BookingBody
      key={id}
      info={info}
      title={nameOf(info)}
      where={placeText(info)}
      tools={<Neighbours sport={sport} day={day} id={id} />}
      onClose={close}
      onDeleting={setGoing}
      onGo={(other, at) => go(bookingPath(sport, at, other))}
    />
  )
}
