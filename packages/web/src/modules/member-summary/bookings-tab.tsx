import { memberBookings } from '@app/contract/member-summary/bookings'
import { addMonths } from '@app/contract/values/day'
import { useMemo, useState } from 'react'
import { DayRange } from '../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { MemberBooking } from './booking-labels.ts'
import { bookingPath } from './booking-lines.tsx'
import { TabGrid } from './tab-grid.tsx'

const columns = (): GridColumn<MemberBooking>[] => [
  { key: 'fecha', header: t('summary.day'), kind: 'day', width: 110, card: 'name' },
  { key: 'hora_ini', header: t('summary.time'), kind: 'minute', width: 80 },
  { key: 'duracion', header: t('summary.length'), kind: 'integer', width: 90 },
  { key: 'desc_recurso', header: t('summary.court'), kind: 'text', width: 170, card: 'below' },
  { key: 'desc_tiporeserva', header: t('summary.kind'), kind: 'text', width: 150 },
  { key: 'es_responsable', header: t('summary.responsible'), kind: 'flag', width: 120 },
  { key: 'precio', header: t('summary.share'), kind: 'money', width: 110, total: 'sum', card: 'end' },
  { key: 'pendiente', header: t('summary.open'), kind: 'money', width: 110, total: 'sum' },
]

/** Bookings of a member as player, past and future, between two days: by default the last three months and the next three. */
export function BookingsTab({ id }: { id: number }) {
  const [range, setRange] = useState(() => ({ from: addMonths(today(), -3), to: addMonths(today(), 3) }))
  const reading = useRead(memberBookings, { id, start_date: range.from, end_date: range.to }, { keepPrevious: true })
  const shown = useMemo(columns, [])
  const mayOpen = userMay('bookings')
  return (
    <TabGrid<MemberBooking>
      name="member.bookings"
      label={t('summary.bookings')}
      columns={shown}
      reading={reading}
      rowId={(row) => row.id_reg_reserva}
      toolbar={<DayRange range={range} onChange={setRange} />}
      {...(mayOpen && { onOpen: (row: MemberBooking) => go(bookingPath(row)) })}
      empty={{ title: t('summary.no_bookings') }}
    />
  )
}
