import type { unpaidBookings } from '@app/contract/bookings/pending-bookings'
import type { OutputOf } from '@app/contract/kit/action'
import { IconCash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { GridScreen, type GridScreenProps } from '../../../kit/screen/grid-screen.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath } from '../../planner/public.ts'

type Row = OutputOf<typeof unpaidBookings>[number]
interface Props {
  reading: GridScreenProps<Row>['reading'] & { data: Row[] | undefined }
  toolbar: GridScreenProps<Row>['toolbar']
}

const columns = (): GridColumn<Row>[] => [
  { key: 'Fecha', header: t('booking.fecha'), kind: 'day', card: 'below' },
  { key: 'Recurso', header: t('booking.id_mst_recurso'), kind: 'text', width: 120, card: 'below' },
  { key: 'Inicio', header: t('booking.hora_ini'), kind: 'minute', card: 'below' },
  { key: 'Fin', header: t('booking.hora_fin'), kind: 'minute' },
  { key: 'Nombre', header: t('booking.id_mst_socios'), kind: 'text', width: 220, card: 'name' },
  { key: 'NombresJugadores', header: t('booking.socios'), kind: 'text', width: 220 },
  { key: 'TipoReserva', header: t('booking.id_mst_tiporeserva'), kind: 'text', width: 110 },
  { key: 'total', header: t('desk.total'), kind: 'money', total: 'sum' },
  { key: 'pagado', header: t('booking.pago_paid'), kind: 'money', total: 'sum' },
  { key: 'pendiente', header: t('booking.pago_unpaid'), kind: 'money', total: 'sum', card: 'end' },
]

/** Bookings with an overdue immediate payment; each opens at its charge bar. */
export function UnpaidGrid({ reading, toolbar }: Props) {
  const shown = useMemo(() => columns(), [])
  const open = (row: Row) => go(bookingPath(row.id_mst_tiporecurso, row.Fecha, row.id_reg_reserva))
  return (
    <GridScreen<Row>
      name="bookings-unpaid"
      pageSize={20}
      columns={shown}
      reading={reading}
      toolbar={toolbar}
      rows={reading.data}
      rowId={(row) => row.id_reg_reserva}
      onOpen={open}
      rowActions={(row) => <IconButton label={t('desk.charge_one', { nombre: row.Nombre })} icon={IconCash} onClick={() => open(row)} />}
      empty={{ title: t('desk.nothing_unpaid'), hint: t('desk.nothing_unpaid_hint') }}
    />
  )
}
