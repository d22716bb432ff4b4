import './calendars.css'
import { calendar } from '@app/contract/calendars/calendar'
import { createCalendar, listCalendars, removeCalendar } from '@app/contract/calendars/calendars'
import type { OutputOf } from '@app/contract/kit/action'
import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarHeart, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { hoursText, weekdaysText } from '../../kit/week-words.ts'
import { scheduleTitle } from './opening-words.ts'

type Row = OutputOf<typeof listCalendars>[number] & { semana: string; otros: string }
const pathOf = (id: number) => `/calendarios/${id}/detail`
const add = () => go('/calendarios/new')

/** What the list tells of each calendar: the hours of the whole year, and when others are in force. */
const withWords = (rows: OutputOf<typeof listCalendars>): Row[] =>
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
    render: ({ id_mst_calendario: id, desc_calendario }) => (
      <ScreenLink className="cal-link" to={pathOf(id)} tabIndex={-1}>
        {desc_calendario}
      </ScreenLink>
    ),
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

/** /calendarios: the opening hours that courts share. */
export function CalendarsScreen() {
  const { data, error, refetch } = useRead(listCalendars, {}, ['calendar', 'opening', 'opening-slot', 'opening-range', 'court'])
  const layouts = useGridLayouts(calendar.name)
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => data && withWords(data), [data])
  const remove = useAction(removeCalendar, { toast: true })
  const mayAdd = userMay(createCalendar.permission)
  useCommands(useMemo(() => (mayAdd ? [{ id: 'calendar.new', text: t('menu.calendar-new'), keys: 'n', run: add }] : []), [mayAdd]))
  const button = mayAdd && (
    <Button leftSection={<IconPlus size={15} />} onClick={add}>
      {t('menu.calendar-new')}
    </Button>
  )
  const onDelete = async ({ id_mst_calendario: id, desc_calendario }: Row) => {
    if (await confirmDelete(desc_calendario, t('calendars.delete_hint'))) await remove.run({ id })
  }
  return (
    <Screen
      fill
      actions={
        <>
          {mayAdd && (
            <Button variant="default" leftSection={<IconCalendarHeart size={15} />} onClick={() => go('/calendarios/calendarios/festivos')}>
              {t('menu.holidays')}
            </Button>
          )}
          {data?.length !== 0 && button}
        </>
      }
    >
      <DataGrid
        name={calendar.name}
        label={t('menu.calendars')}
        height="fill"
        columns={shown}
        rows={rows}
        rowId={(row) => row.id_mst_calendario}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(pathOf(row.id_mst_calendario))}
        {...(remove.may && {
          rowActions: (row: Row) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`${t('core.delete')} ${row.desc_calendario}`}
              onClick={() => void onDelete(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
        empty={{ title: t('calendars.none'), hint: t('calendars.none_hint'), action: button }}
      />
    </Screen>
  )
}
