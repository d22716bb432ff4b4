import './permanent-list.css'
import { getCourse } from '@app/contract/courses/courses'
import type { OutputOf } from '@app/contract/kit/action'
import { permanentBooking, spans } from '@app/contract/permanent/permanent-booking'
import { listPermanent, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { formatDay, readDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Checkbox } from '@mantine/core'
import { IconCalendarMinus, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { weekdaysText } from '../../kit/schedule/week-labels.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { CourseLink } from './course-link.tsx'
import { type Ending, RemovalDialog } from './removal-dialog.tsx'
import { useListContext } from './use-list-context.ts'

type Row = OutputOf<typeof listPermanent>[number]
const word = (name: keyof typeof permanentBooking.fields) => t(`permanent-booking.${name}`)
const until = ({ activo, desactivada_desde, tipo_horario, fecha_fin }: Row) => {
  if (!activo && desactivada_desde) return t('permanent.off_since', { fecha: formatDay(desactivada_desde) })
  return tipo_horario === spans.forever || !fecha_fin ? t('permanent.forever') : formatDay(fecha_fin)
}

const columns = (edit: (id: number) => string): GridColumn<Row>[] => [
  {
    key: 'nombre',
    header: word('nombre'),
    kind: 'text',
    width: 160,
    card: 'name',
    render: ({ id_mst_reservasfijas: id, nombre }) => <RowLink to={edit(id)}>{nombre}</RowLink>,
  },
  {
    key: 'dias',
    header: word('dias'),
    kind: 'text',
    card: 'below',
    width: 96,
    text: ({ dias }) => weekdaysText(dias),
    render: ({ dias }) => weekdaysText(dias),
  },
  {
    key: 'hora_ini',
    header: t('permanent.hours'),
    kind: 'text',
    card: 'below',
    width: 100,
    text: (row) => `${formatMinute(row.hora_ini)}–${formatMinute(row.hora_ini + row.duracion)}`,
    render: (row) => `${formatMinute(row.hora_ini)}–${formatMinute(row.hora_ini + row.duracion)}`,
  },
  {
    key: 'recursos',
    header: t('permanent.courts'),
    kind: 'text',
    width: 120,
    text: ({ recursos }) => recursos.join(', '),
    render: ({ recursos }) => recursos.join(', '),
  },
  { key: 'desc_responsable', header: word('id_mst_socios'), kind: 'text', width: 120 },
  { key: 'fecha_fin', header: word('fecha_fin'), kind: 'text', width: 104, text: until, render: until },
  { key: 'proxima', header: t('permanent.next'), kind: 'day', width: 92 },
  { key: 'reservas', header: t('permanent.bookings'), kind: 'integer', width: 86 },
  { key: 'saltadas', header: t('permanent.outcome.skipped'), kind: 'integer', width: 72 },
  { key: 'pendiente', header: t('permanent.due'), kind: 'money', width: 92, total: 'sum' },
]

/** …/permanent: the permanent bookings of a sport or a course (spec 3 §2.1). */
export function PermanentListScreen() {
  const { sport, course, add, edit } = useListContext()
  const [date] = useSearchParam('date')
  const [isActive, setActive] = useKeptState('only-active', true)
  const query = { fecha: date ? readDay(date) : null, activas: isActive || null, id_mst_tiporecurso: sport, id_mst_curso: course }
  const own = useRead(getCourse, course === null ? null : { id: course })
  const reading = useRead(listPermanent, own.error ? null : query, { keepPrevious: true })
  const [removing, setRemoving] = useState<{ what: Ending; row: Row } | null>(null)
  const shown = useMemo(() => columns(edit), [edit])
  const mayAdd = userMay(savePermanent.permission)
  return (
    <GridScreen
      name={permanentBooking.name}
      title={own.data && t('permanent.of_course', { curso: own.data.desc_curso })}
      actions={own.data && <CourseLink course={own.data} />}
      columns={shown}
      reading={own.error ? own : reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_reservasfijas}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onOpen={(row) => go(edit(row.id_mst_reservasfijas))}
      add={mayAdd && !own.error && <NewButton id="permanent.new" text={t('menu.permanent-booking-new')} onClick={() => go(add)} />}
      toolbar={<Checkbox size="xs" label={t('permanent.only_active')} checked={isActive} onChange={() => setActive(!isActive)} />}
      actionsWidth={148}
      rowActions={(row) => (
        <>
          <IconButton
            label={t(row.activo ? 'permanent.deactivate' : 'permanent.activate', { nombre: row.nombre })}
            icon={row.activo ? IconPlayerPause : IconPlayerPlay}
            onClick={() => setRemoving({ what: row.activo ? 'deactivate' : 'activate', row })}
          />
          <IconButton
            label={t('permanent.between_of', { nombre: row.nombre })}
            icon={IconCalendarMinus}
            onClick={() => setRemoving({ what: 'between', row })}
          />
          <IconButton
            label={t('permanent.delete_of', { nombre: row.nombre })}
            icon={IconTrash}
            onClick={() => setRemoving({ what: 'delete', row })}
          />
          <IconButton
            label={t('permanent.edit', { nombre: row.nombre })}
            icon={IconPencil}
            onClick={() => go(edit(row.id_mst_reservasfijas))}
          />
        </>
      )}
      empty={{ title: t('permanent.none'), hint: t('permanent.none_hint') }}
    >
      {removing && <RemovalDialog what={removing.what} of={removing.row} onClose={() => setRemoving(null)} />}
    </GridScreen>
  )
}
