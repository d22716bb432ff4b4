import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { lightSlot } from '@app/contract/lights/light-calendar'
import { listLightSlots, removeLightSlot } from '@app/contract/lights/lights'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { datesText, slotText } from './light-words.ts'

type Row = OutputOf<typeof listLightSlots>[number]
const pathOf = (id: number) => `/luztramos/${id}/edit`

const columns = (): GridColumn<Row>[] => [
  {
    key: 'desc_luz_calendario',
    header: t('light-slot.id_mst_luz_calendario'),
    kind: 'text',
    width: 240,
    render: ({ id_mst_luz_calendario, desc_luz_calendario }) => (
      <ScreenLink className="light-link" to={`/luzcalendarios/${id_mst_luz_calendario}/edit`} tabIndex={-1}>
        {desc_luz_calendario}
      </ScreenLink>
    ),
  },
  { key: 'diames_ini', header: t('lights.dates'), kind: 'text', width: 150, text: datesText, render: datesText },
  { key: 'dias', header: t('light-slot.dias'), kind: 'weekdays' },
  { key: 'hora_ini', header: t('light-slot.hora_ini'), kind: 'minute' },
  { key: 'hora_fin', header: t('light-slot.hora_fin'), kind: 'minute' },
]

/** /luztramos: every slot of every light calendar. */
export function LightSlotsScreen() {
  const { data, error, refetch } = useRead(listLightSlots, {}, ['light-slot', 'light-calendar'])
  const layouts = useGridLayouts(lightSlot.name)
  const shown = useMemo(() => columns(), [])
  const remove = useAction(removeLightSlot, { toast: true })
  const onDelete = async (row: Row) => {
    if (await confirmDelete(slotText(row))) await remove.run({ id: row.id })
  }
  return (
    <Screen fill>
      <DataGrid
        name={lightSlot.name}
        label={t('menu.light-slots')}
        height="fill"
        columns={shown}
        rows={data}
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
              aria-label={`${t('core.delete')} ${slotText(row)}`}
              onClick={() => void onDelete(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
        empty={{ title: t('lights.no_slots'), hint: t('lights.no_slots_hint') }}
      />
    </Screen>
  )
}
