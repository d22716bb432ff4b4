import type { pendingBookings } from '@app/contract/bookings/pending-bookings'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconCheck, IconEye, IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { GridScreen, type GridScreenProps } from '../../../kit/screen/grid-screen.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath, rangeText } from '../../planner/public.ts'
import { useValidate } from '../booking/use-validate.ts'
import { RejectDialog } from '../dialogs/reject-dialog.tsx'
import { PendingAround } from './pending-around.tsx'

type Row = OutputOf<typeof pendingBookings>[number]
interface Props {
  reading: GridScreenProps<Row>['reading'] & { data: Row[] | undefined }
  toolbar: GridScreenProps<Row>['toolbar']
}

/** Minutes before its start from which a booking shows the time left. */
const soon = 120
const placeLabel = ({ Recurso, Fecha, Inicio, Fin }: Row) => `${Recurso} · ${formatDay(Fecha)} · ${rangeText(Inicio, Fin)}`

/** Warnings of a booking: a near start, an owner with debt. */
function Name({ row }: { row: Row }) {
  const { day, minute } = useClock()
  const left = row.Inicio - minute
  return (
    <>
      {row.Nombre}
      {row.Fecha === day && left >= 0 && left <= soon && <span className="pend-chip">{t('desk.starts_in', { n: left })}</span>}
      {row.pdte_pago > 0 && <span className="pend-chip">{t('desk.owes', { importe: formatEuros(row.pdte_pago) })}</span>}
    </>
  )
}

const columns = (): GridColumn<Row>[] => [
  { key: 'Fecha', header: t('booking.fecha'), kind: 'day', card: 'end', grouped: true },
  { key: 'Recurso', header: t('booking.id_mst_recurso'), kind: 'text', width: 120, card: 'below' },
  { key: 'Inicio', header: t('booking.hora_ini'), kind: 'minute', card: 'below' },
  { key: 'Fin', header: t('booking.hora_fin'), kind: 'minute' },
  {
    key: 'Nombre',
    pinned: 'start',
    header: t('booking.id_mst_socios'),
    kind: 'text',
    width: 320,
    card: 'name',
    render: (row) => <Name row={row} />,
    text: (row) => row.Nombre,
  },
  { key: 'NombresJugadores', header: t('booking.socios'), kind: 'text', width: 200 },
  { key: 'Horas', header: t('desk.hours'), kind: 'number' },
  { key: 'TipoReserva', header: t('booking.id_mst_tiporeserva'), kind: 'text', width: 110 },
  { key: 'FechaCreacion', header: t('booking.fecha_creacion'), kind: 'instant' },
  { key: 'NumFaltan', header: t('booking.num_faltan'), kind: 'integer', hidden: true },
  { key: 'Nivel', header: t('booking.nivel'), kind: 'level', hidden: true },
  { key: 'TipoSocio', header: t('member.id_mst_tiposocio'), kind: 'text', width: 120, hidden: true },
  { key: 'desc_socio_confirmador', header: t('court.id_mst_socios_confirmador'), kind: 'text', width: 160, hidden: true },
]

interface RowActsProps {
  row: Row
  isIcons: boolean
  isBusy: boolean
  onValidate: () => void
  onReject: () => void
  onOpen: () => void
}

/** Acts of a row: validate and reject in words, and the planner; on a phone the two alone, as icons. */
function RowActs({ row: { Nombre: nombre }, isIcons, isBusy, onValidate, onReject, onOpen }: RowActsProps) {
  const [validate, reject] = [t('desk.validate_one', { nombre }), t('desk.reject_one', { nombre })]
  if (isIcons)
    return (
      <>
        <IconButton label={validate} icon={IconCheck} disabled={isBusy} onClick={onValidate} />
        <IconButton label={reject} icon={IconX} onClick={onReject} />
      </>
    )
  const looks = { size: 'compact-xs', variant: 'default' }
  return (
    <>
      <Button
        {...looks}
        leftSection={<IconCheck size={14} aria-hidden />}
        aria-label={validate}
        aria-keyshortcuts="V"
        disabled={isBusy}
        onClick={onValidate}
      >
        {t('desk.validate')}
      </Button>
      <Button {...looks} leftSection={<IconX size={14} aria-hidden />} aria-label={reject} aria-keyshortcuts="R" onClick={onReject}>
        {t('desk.reject')}
      </Button>
      <IconButton label={t('desk.open_one', { nombre })} icon={IconEye} onClick={onOpen} />
    </>
  )
}

/** Bookings pending validation: V validates the ticked ones, R rejects one with its reason, Enter opens it in the planner. */
export function PendingGrid({ reading, toolbar }: Props) {
  const { data: rows } = reading
  const [selected, setSelected] = useState<number[]>([])
  const [rejecting, setRejecting] = useState<Row | null>(null)
  const validate = useValidate()
  const shown = useMemo(() => columns(), [])
  const isNarrow = useIsNarrow()
  // Bookings settled by another desk are unticked.
  useEffect(() => {
    if (rows)
      setSelected((now) =>
        now.every((id) => rows.some((row) => row.id_reg_reserva === id))
          ? now
          : now.filter((id) => rows.some((row) => row.id_reg_reserva === id)),
      )
  }, [rows])
  const acts = {
    validate: () => void (selected.length > 0 && !validate.isBusy && validate.run(selected)),
    reject: () => setRejecting(rows?.find((row) => row.id_reg_reserva === selected[0]) ?? null),
  }
  const latest = useRef(acts)
  latest.current = acts
  const commands = useMemo(
    () => [
      {
        id: 'pending.validate',
        text: t('desk.validate_chosen'),
        keys: 'v',
        group: t('menu.bookings-pending'),
        run: () => latest.current.validate(),
      },
      {
        id: 'pending.reject',
        text: t('desk.reject_chosen'),
        keys: 'r',
        group: t('menu.bookings-pending'),
        run: () => latest.current.reject(),
      },
    ],
    [],
  )
  useCommands(commands)
  const open = (row: Row) => go(bookingPath(row.id_mst_tiporecurso, row.Fecha, row.id_reg_reserva))
  return (
    <GridScreen<Row>
      name="bookings-pending"
      pageSize={20}
      columns={shown}
      reading={reading}
      toolbar={toolbar}
      rows={rows}
      rowId={(row) => row.id_reg_reserva}
      rowTone={(row) => (row.Fecha < clubTime().day ? 'muted' : undefined)}
      selection="multi"
      selected={selected}
      onSelect={(ids) => setSelected(ids.map(Number))}
      onOpen={open}
      actions={
        selected.length > 0 && (
          <Button leftSection={<IconCheck size={16} />} title="V" loading={validate.isBusy} onClick={acts.validate}>
            {t('desk.validate_n', { n: selected.length })}
          </Button>
        )
      }
      detail={(row) => <PendingAround row={row} />}
      detailHeight={156}
      actionsWidth={isNarrow ? 100 : 226}
      rowActions={(row) => (
        <RowActs
          row={row}
          isIcons={isNarrow}
          isBusy={validate.isBusy}
          onValidate={() => void validate.run([row.id_reg_reserva])}
          onReject={() => setRejecting(row)}
          onOpen={() => open(row)}
        />
      )}
      empty={{ title: t('desk.nothing_pending'), hint: t('desk.nothing_pending_hint') }}
    >
      {rejecting && (
        <RejectDialog
          id={rejecting.id_reg_reserva}
          name={rejecting.Nombre}
          where={placeLabel(rejecting)}
          onClose={() => setRejecting(null)}
        />
      )}
    </GridScreen>
  )
}
