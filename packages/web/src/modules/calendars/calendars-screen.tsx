import './calendars.css'
import { calendar } from '@app/contract/calendars/calendar'
import { createCalendar, listCalendars, removeCalendar } from '@app/contract/calendars/calendars'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { IconCalendarHeart } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { hoursText, weekdaysText } from '../../kit/schedule/week-labels.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { scheduleTitle } from './opening-labels.ts'

type Row = OutputOf<typeof listCalendars>[number] & { semana: string; otros: string }
const pathOf = (id: number) => `/calendarios/${id}/detail`

/** Texts of each calendar in the list: the hours of the whole year, and the dates of other ones. */
const withTexts = (rows: OutputOf<typeof listCalendars>): Row[] =>
  rows.map((row) => {
    const whole = row.horarios.find(({ tipo_horario }) => tipo_horario === 1)
    const slots = whole?.horas.map((slot) => `${weekdaysText(slot.dias)} ${hoursText(slot)}`)
    return {
      ...row,
      semana: slots?.length ? slots.join(' · ') : t('calendars.closed'),
      otros: row.horarios
        .filter(({ tipo_horario }) => tipo_horario !== 1)
        .map(scheduleTitle)
        .join(' · '),
    }
  })

const columns = (): GridColumn<Row>[] => [
  {
    key: 'desc_calendario',
    header: t('calendar.desc_calendario'),
    kind: 'text',
    width: 220,
    render: ({ id_mst_calendario: id, desc_calendario }) => <RowLink to={pathOf(id)}>{desc_calendario}</RowLink>,
  },
  { key: 'semana', header: t('calendars.type.1'), kind: 'text', width: 310 },
  { key: 'otros', header: t('calendars.other_dates'), kind: 'text', width: 220 },
  {
    key: 'recursos',
    header: t('calendars.courts'),
    kind: 'text',
    width: 250,
    text: ({ recursos }) => recursos.map(({ desc_recurso }) => desc_recurso).join(', '),
    render: ({ recursos }) =>
      recursos.length === 0 ? '' : `${recursos.length}: ${recursos.map(({ desc_recurso }) => desc_recurso).join(', ')}`,
  },
  { key: 'activo', header: t('calendar.activo'), kind: 'flag' },
]

/** /calendarios: the opening hours shared by courts. */
export function CalendarsScreen() {
  const reading = useRead(listCalendars, {})
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => reading.data && withTexts(reading.data), [reading.data])
  const remove = useAction(removeCalendar, { toast: true })
  const mayAdd = userMay(createCalendar.permission)
  return (
    <GridScreen
      name={calendar.name}
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_mst_calendario}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onOpen={(row) => go(pathOf(row.id_mst_calendario))}
      actions={
        mayAdd && (
          <Button variant="default" leftSection={<IconCalendarHeart size={15} />} onClick={() => go('/calendarios/calendarios/festivos')}>
            {t('menu.holidays')}
          </Button>
        )
      }
      add={mayAdd && <NewButton id="calendar.new" text={t('menu.calendar-new')} onClick={() => go('/calendarios/new')} />}
      rowActions={
        remove.may &&
        (({ id_mst_calendario: id, desc_calendario: nombre }) => (
          <DeleteButton name={nombre} hint={t('calendars.delete_hint')} onDelete={() => remove.run({ id })} />
        ))
      }
      empty={{ title: t('calendars.none'), hint: t('calendars.none_hint') }}
    />
  )
}
