import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { lightCalendar } from '@app/contract/lights/light-calendar'
import { courtsForLights, listLightCalendars, removeLightCalendar } from '@app/contract/lights/lights'
import { ActionIcon, Button } from '@mantine/core'
import { IconListDetails, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
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
import { SideDrawer } from '../../kit/side-drawer.tsx'
import { slotText } from './light-words.ts'
import { NewLightForm } from './new-light-form.tsx'

type Listed = OutputOf<typeof listLightCalendars>[number]
type Row = Listed & { pistas: string; tramos: string }
const pathOf = (id: number) => `/luzcalendarios/${id}/edit`

const columns = (): GridColumn<Row>[] => [
  {
    key: 'desc_luz_calendario',
    header: t('light-calendar.desc_luz_calendario'),
    kind: 'text',
    width: 220,
    render: ({ id, desc_luz_calendario }) => (
      <ScreenLink className="light-link" to={pathOf(id)} tabIndex={-1}>
        {desc_luz_calendario}
      </ScreenLink>
    ),
  },
  { key: 'pistas', header: t('lights.courts'), kind: 'text', width: 320 },
  { key: 'tramos', header: t('menu.light-slots'), kind: 'text', width: 480 },
]

/** The names of all courts by id. */
function useCourtNames(): ReadonlyMap<number, string> {
  const { data } = useRead(courtsForLights, { id: 0 }, ['court', 'light-court', 'light-calendar'])
  return useMemo(
    () => new Map((data ?? []).flatMap(({ recursos }) => recursos.map((one) => [one.id_mst_recurso, one.desc_recurso]))),
    [data],
  )
}

/** /luzcalendarios: when the lights of the courts are on. */
export function LightCalendarsScreen() {
  const { data, error, refetch } = useRead(listLightCalendars, {}, ['light-calendar', 'light-slot', 'light-court'])
  const names = useCourtNames()
  const [isAdding, setAdding] = useState(false)
  const layouts = useGridLayouts(lightCalendar.name)
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      data?.map((row) => ({
        ...row,
        pistas: row.recursos_luzcalendario.flatMap((id) => names.get(id) ?? []).join(', '),
        tramos: row.luztramos_luzcalendario.map(slotText).join('; '),
      })),
    [data, names],
  )
  const remove = useAction(removeLightCalendar, { toast: true })
  useCommands(
    useMemo(
      () => (remove.may ? [{ id: 'light-calendar.new', text: t('lights.new_calendar'), keys: 'n', run: () => setAdding(true) }] : []),
      [remove.may],
    ),
  )
  const onDelete = async ({ id, desc_luz_calendario }: Row) => {
    if (await confirmDelete(desc_luz_calendario, t('lights.delete_hint'))) await remove.run({ id })
  }
  const add = remove.may && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setAdding(true)}>
      {t('lights.new_calendar')}
    </Button>
  )
  return (
    <Screen
      fill
      actions={
        <>
          <Button variant="default" leftSection={<IconListDetails size={15} />} onClick={() => go('/luztramos')}>
            {t('menu.light-slots')}
          </Button>
          {data?.length !== 0 && add}
        </>
      }
    >
      <DataGrid
        name={lightCalendar.name}
        label={t('menu.light-calendars')}
        height="fill"
        columns={shown}
        rows={rows}
        rowId={(row) => row.id}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(pathOf(row.id))}
        {...(remove.may && {
          rowActions: (row: Row) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`${t('core.delete')} ${row.desc_luz_calendario}`}
              onClick={() => void onDelete(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
        empty={{ title: t('lights.none'), hint: t('lights.none_hint'), action: add }}
      />
      <SideDrawer opened={isAdding} title={t('lights.new_calendar')} onClose={() => setAdding(false)}>
        <NewLightForm onCancel={() => setAdding(false)} />
      </SideDrawer>
    </Screen>
  )
}
