import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { lightSlot } from '@app/contract/lights/light-calendar'
import { listLightSlots, removeLightSlot } from '@app/contract/lights/light-slots'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { datesText, slotText } from './light-labels.ts'

type Row = OutputOf<typeof listLightSlots>[number]
const pathOf = (id: number) => `/luztramos/${id}/edit`

const columns = (): GridColumn<Row>[] => [
  {
    key: 'desc_luz_calendario',
    header: t('light-slot.id_mst_luz_calendario'),
    kind: 'text',
    width: 240,
    render: ({ id_mst_luz_calendario, desc_luz_calendario }) => (
      <RowLink to={`/luzcalendarios/${id_mst_luz_calendario}/edit`}>{desc_luz_calendario}</RowLink>
    ),
  },
  { key: 'diames_ini', header: t('lights.dates'), kind: 'text', width: 150, text: datesText, render: datesText },
  { key: 'dias', header: t('light-slot.dias'), kind: 'weekdays' },
  { key: 'hora_ini', header: t('light-slot.hora_ini'), kind: 'minute' },
  { key: 'hora_fin', header: t('light-slot.hora_fin'), kind: 'minute' },
]

/** /luztramos: every slot of every light calendar. */
export function LightSlotsScreen() {
  const reading = useRead(listLightSlots, {})
  const shown = useMemo(() => columns(), [])
  const remove = useAction(removeLightSlot, { toast: true })
  return (
    <GridScreen
      name={lightSlot.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id}
      onOpen={(row) => go(pathOf(row.id))}
      rowActions={remove.may && ((row) => <DeleteButton name={slotText(row)} onDelete={() => remove.run({ id: row.id })} />)}
      empty={{ title: t('lights.no_slots'), hint: t('lights.no_slots_hint') }}
    />
  )
}
