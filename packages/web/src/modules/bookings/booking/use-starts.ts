import { newBookingInfo } from '@app/contract/bookings/booking-form'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { ascending } from '@app/contract/values/order'
import { useMemo } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from './booking-info.ts'

interface Place {
  readonly fecha: Day
  readonly court: number
  readonly length: number
}

/** Start times of a court on a day; those that would overlap another booking are marked. */
export function useStarts({ reserva }: BookingInfo, { fecha, court, length }: Place) {
  const { id_mst_tiporeserva, id_mst_socios } = reserva
  const query = { id_mst_recurso: court, day: fecha, id_mst_tiporeserva, id_mst_socios }
  const { data } = useRead(newBookingInfo, query, { keepPrevious: true })
  return useMemo(() => {
    const isHere = fecha === reserva.fecha && court === reserva.id_mst_recurso
    const isTaken = (start: number) =>
      (data?.ocupado ?? []).some(
        (span) => span.hora_ini < start + length && start < span.hora_fin && !(isHere && span.hora_ini === reserva.hora_ini),
      )
    const starts = ascending([...(data?.inicios ?? []), reserva.hora_ini])
    return starts.map((start) => ({
      value: start,
      text: isTaken(start) ? `${formatMinute(start)} · ${t('desk.taken')}` : formatMinute(start),
    }))
  }, [data, fecha, court, length, reserva])
}
