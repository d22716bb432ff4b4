import { deletedBookings } from '@app/contract/bookings/cancel-booking'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, readDay } from '@app/contract/values/day'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { DayRange, type Range } from '../../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { GridScreen } from '../../../kit/screen/grid-screen.tsx'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath } from '../../planner/public.ts'
import { useRestore } from '../dialogs/use-restore.ts'

type Row = OutputOf<typeof deletedBookings>[number] & { readonly hora_fin: number; readonly como: string }

const columns = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('booking-history.fecha'), kind: 'day', card: 'end' },
  { key: 'desc_recurso', header: t('booking-history.id_mst_recurso'), kind: 'text', width: 130, card: 'below' },
  { key: 'hora_ini', header: t('booking-history.hora_ini'), kind: 'minute', card: 'below' },
  { key: 'hora_fin', header: t('booking.hora_fin'), kind: 'minute' },
  { key: 'nombre', header: t('booking.id_mst_socios'), kind: 'text', width: 220, card: 'name' },
  { key: 'fecha_baja', header: t('booking-history.fecha_baja'), kind: 'instant' },
  { key: 'desc_socio_baja', header: t('booking-history.id_mst_socios_baja'), kind: 'text', width: 170 },
  { key: 'como', header: t('desk.delete_as'), kind: 'text', width: 150 },
  { key: 'motivo', header: t('booking-history.motivo'), kind: 'text', width: 220 },
]

/** /reservas/anuladas: bookings deleted from a week ago to a month ahead, or of `?date`: author, time, role and reason; each can be restored while its court is free. */
export function CancelledScreen() {
  const [date] = useSearchParam('date')
  const day = date ? readDay(date) : null
  const [range, setRange] = useKeptState<Range>('cancelled range', () => ({
    from: day ?? addDays(today(), -7),
    to: day ?? addDays(today(), 30),
  }))
  const reading = useRead(deletedBookings, { start_date: range.from, end_date: range.to }, { keepPrevious: true })
  const shown = useMemo(() => columns(), [])
  const restore = useRestore()
  const rows = useMemo(
    () =>
      reading.data?.map(
        (one): Row => ({
          ...one,
          hora_fin: one.hora_ini + one.duracion,
          como: t(one.elimina_admin ? 'desk.delete_as_admin' : 'desk.delete_as_owner'),
        }),
      ),
    [reading.data],
  )
  const bring = async ({ id_reg_reserva, id_mst_tiporecurso, fecha }: Row) => {
    if (await restore(id_reg_reserva)) go(bookingPath(id_mst_tiporecurso, fecha, id_reg_reserva))
  }
  return (
    <GridScreen<Row>
      name="bookings-cancelled"
      columns={shown}
      reading={reading}
      toolbar={<DayRange range={range} onChange={setRange} />}
      rows={rows}
      rowId={(row) => row.id_reg_reserva_hist}
      rowActions={(row) => (
        <IconButton
          label={t('desk.restore_one', { nombre: row.nombre ?? row.id_reg_reserva })}
          icon={IconArrowBackUp}
          onClick={() => void bring(row)}
        />
      )}
      empty={{ title: t('desk.nothing_cancelled'), hint: t('desk.nothing_cancelled_hint') }}
    />
  )
}
