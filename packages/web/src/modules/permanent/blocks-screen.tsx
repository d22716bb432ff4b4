import './permanent-list.css'
import type { OutputOf } from '@app/contract/kit/action'
import { blockCourts, blocksOfDay } from '@app/contract/permanent/blocks'
import { bookingsOfPermanent, deleteBetween, deletePermanent } from '@app/contract/permanent/permanent-bookings'
import { addDays, formatCompact, formatDay, readDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { IconListDetails, IconPencil } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { DateField } from '../../kit/fields/date-field.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go, useNumberParam, useSearchParam } from '../../kit/screen/navigation.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { offerUndo } from './offer-undo.ts'

type Row = OutputOf<typeof blocksOfDay>[number]
/** Number of later days listed as well. */
const ahead = 30
const dates = ({ fecha_ini, fecha_fin }: Row) =>
  fecha_fin === null || fecha_fin === fecha_ini ? formatDay(fecha_ini) : `${formatDay(fecha_ini)} – ${formatDay(fecha_fin)}`
const hours = ({ hora_ini, hora_fin }: Row) => `${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`

const columns = (): GridColumn<Row>[] => [
  { key: 'nombre', header: t('permanent-booking.nombre'), kind: 'text', width: 200, card: 'name' },
  { key: 'hoy', header: t('blocks.this_day'), kind: 'integer', width: 90 },
  { key: 'fecha_ini', header: t('blocks.dates'), kind: 'text', width: 190, card: 'below', text: dates, render: dates },
  { key: 'hora_ini', header: t('permanent.hours'), kind: 'text', width: 110, card: 'below', text: hours, render: hours },
  {
    key: 'recursos',
    header: t('permanent.courts'),
    kind: 'text',
    width: 200,
    text: ({ recursos }) => recursos.join(', '),
    render: ({ recursos }) => recursos.join(', '),
  },
  { key: 'reservas', header: t('permanent.bookings'), kind: 'integer', width: 90 },
  { key: 'observaciones', header: t('permanent-booking.observaciones'), kind: 'text', width: 180 },
  { key: 'comentarios', header: t('permanent-booking.comentarios'), kind: 'text', width: 180 },
]

/** …/block: blocks of a sport's courts on a day and in the 30 after it; each separately, or all of the day together. */
export function BlocksScreen() {
  const sport = useNumberParam('id') || 1
  const [date, setDate] = useSearchParam('date')
  const day = (date && readDay(date)) || today()
  const reading = useRead(blocksOfDay, { fecha: day, hasta: addDays(day, ahead), id_mst_tiporecurso: sport }, { keepPrevious: true })
  const [open, setOpen] = useState<Row | null>(null)
  const shown = useMemo(() => columns(), [])
  const remove = useAction(deletePermanent, { onDone: offerUndo })
  const clear = useAction(deleteBetween, { onDone: offerUndo })
  const ofDay = reading.data?.filter((row) => row.hoy > 0) ?? []
  const onClear = async () => {
    const title = t('blocks.clear_question', { n: ofDay.length, dia: formatDay(day) })
    const isSure = await confirm({ title, hint: ofDay.map((row) => row.nombre).join(', '), confirm: t('core.delete'), danger: true })
    if (isSure) await clear.run({ ids: ofDay.map((row) => row.id_mst_reservasfijas), fecha_ini: day, fecha_fin: day })
  }
  const mayAdd = userMay(blockCourts.permission)
  return (
    <GridScreen
      name="blocks"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_reservasfijas}
      onOpen={setOpen}
      add={
        mayAdd && (
          <NewButton
            id="blocks.new"
            text={t('menu.block-new')}
            onClick={() => go(`/reservas/${sport}/block/new?date=${formatCompact(day)}`)}
          />
        )
      }
      actions={
        ofDay.length > 0 &&
        clear.may && (
          <Button variant="light" color="red" loading={clear.isBusy} onClick={() => void onClear()}>
            {t('blocks.clear', { n: ofDay.length })}
          </Button>
        )
      }
      toolbar={<DateField size="xs" aria-label={t('blocks.day')} value={day} onChange={(next) => setDate(next && formatCompact(next))} />}
      actionsWidth={116}
      rowActions={(row) => (
        <>
          <IconButton label={t('blocks.open', { nombre: row.nombre })} icon={IconListDetails} onClick={() => setOpen(row)} />
          <IconButton
            label={t('blocks.edit', { nombre: row.nombre })}
            icon={IconPencil}
            onClick={() => go(`/reservas/${sport}/block/edit/${row.id_mst_reservasfijas}?date=${formatCompact(day)}`)}
          />
          {remove.may && (
            <DeleteButton
              name={row.nombre}
              hint={t('permanent.delete_hint', { n: row.reservas })}
              disabled={remove.isBusy}
              onDelete={() => remove.run({ id: row.id_mst_reservasfijas })}
            />
          )}
        </>
      )}
      empty={{ title: t('blocks.none'), hint: t('blocks.none_hint') }}
    >
      {open && <BlockDetail block={open} onClose={() => setOpen(null)} />}
    </GridScreen>
  )
}

/** Bookings of a block one by one; a date can be released separately. */
function BlockDetail({ block: { id_mst_reservasfijas: id, nombre }, onClose }: { block: Row; onClose: () => void }) {
  const reading = useRead(bookingsOfPermanent, { id })
  return (
    <DialogFrame title={nombre} size={620} onClose={onClose}>
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {reading.isPending && <LinesSkeleton />}
      <ol className="fx-detail">
        {reading.data?.map((one) => (
          <li key={one.id_reg_reserva}>
            <b>{dayName(one.fecha, 'short')}</b>
            <span className="tabular">{`${formatMinute(one.hora_ini)}–${formatMinute(one.hora_fin)}`}</span>
            <span>{one.desc_recurso}</span>
          </li>
        ))}
      </ol>
    </DialogFrame>
  )
}
