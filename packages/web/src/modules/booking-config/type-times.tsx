import type { Times } from '@app/contract/booking-config/times'
import { bookingTypeTimesList, saveBookingTypeTimes, saveCourtTypeTimes } from '@app/contract/booking-config/type-times'
import { courtType } from '@app/contract/courts/court-type'
import { useMemo } from 'react'
import { call, useList, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { TimesTable } from './times-table.tsx'

/** Durations of each booking type, used if no configuration sets them. */
export function BookingTypeTimes() {
  const { data, error, refetch } = useRead(bookingTypeTimesList, {})
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.id_mst_tiporeserva, text: row.desc_tiporeserva })), [data])
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!rows) return <LinesSkeleton />
  return (
    <TimesTable
      name="booking-type-times"
      label={t('booking-config.tab.booking_types')}
      inheritedText="booking-config.inherited"
      rows={rows}
      onSave={async (changed) => {
        await call(saveBookingTypeTimes, { filas: changed.map(({ id, ...times }) => ({ id_mst_tiporeserva: id, ...timesOf(times) })) })
      }}
    />
  )
}

/** Durations of each court type, used if court, configuration and booking type set none. */
export function CourtTypeTimes() {
  const { data, error, refetch } = useList(courtType)
  const rows = useMemo(() => data?.map((row) => ({ ...row, id: row.id_mst_tiporecurso, text: row.desc_tiporecurso })), [data])
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!rows) return <LinesSkeleton />
  return (
    <TimesTable
      name="court-type-times"
      label={t('booking-config.tab.court_types')}
      inheritedText="booking-config.from_global"
      rows={rows}
      onSave={async (changed) => {
        await call(saveCourtTypeTimes, { filas: changed.map(({ id, ...times }) => ({ id_mst_tiporecurso: id, ...timesOf(times) })) })
      }}
    />
  )
}

const timesOf = ({ min_tiempo_reserva, max_tiempo_reserva, default_tiempo_reserva }: Times): Times => ({
  min_tiempo_reserva,
  max_tiempo_reserva,
  default_tiempo_reserva,
})
