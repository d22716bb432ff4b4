import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { lightCalendar } from '@app/contract/lights/light-calendar'
import { listLightCalendars, removeLightCalendar } from '@app/contract/lights/light-calendars'
import { courtsForLights } from '@app/contract/lights/light-courts'
import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { slotText } from './light-labels.ts'
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
    render: ({ id, desc_luz_calendario }) => <RowLink to={pathOf(id)}>{desc_luz_calendario}</RowLink>,
  },
  { key: 'pistas', header: t('lights.courts'), kind: 'text', width: 320 },
  { key: 'tramos', header: t('menu.light-slots'), kind: 'text', width: 480 },
]

/** Names of all courts by id. */
function useCourtNames(): ReadonlyMap<number, string> {
  const { data } = useRead(courtsForLights, { id: 0 })
  return useMemo(
    () => new Map((data ?? []).flatMap(({ recursos }) => recursos.map((one) => [one.id_mst_recurso, one.desc_recurso]))),
    [data],
  )
}

/** /luzcalendarios: the times of the court lights. */
export function LightCalendarsScreen() {
  const reading = useRead(listLightCalendars, {})
  const names = useCourtNames()
  const [isAdding, setAdding] = useState(false)
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      reading.data?.map((row) => ({
        ...row,
        pistas: row.recursos_luzcalendario.flatMap((id) => names.get(id) ?? []).join(', '),
        tramos: row.luztramos_luzcalendario.map(slotText).join('; '),
      })),
    [reading.data, names],
  )
  const remove = useAction(removeLightCalendar, { toast: true })
  return (
    <GridScreen
      name={lightCalendar.name}
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id}
      onOpen={(row) => go(pathOf(row.id))}
      actions={
        <Button variant="default" leftSection={<IconListDetails size={15} />} onClick={() => go('/luztramos')}>
          {t('menu.light-slots')}
        </Button>
      }
      add={remove.may && <NewButton id="light-calendar.new" text={t('lights.new_calendar')} onClick={() => setAdding(true)} />}
      rowActions={
        remove.may &&
        (({ id, desc_luz_calendario: nombre }) => (
          <DeleteButton name={nombre} hint={t('lights.delete_hint')} onDelete={() => remove.run({ id })} />
        ))
      }
      empty={{ title: t('lights.none'), hint: t('lights.none_hint') }}
    >
      <SideDrawer opened={isAdding} title={t('lights.new_calendar')} onClose={() => setAdding(false)}>
        <NewLightForm onCancel={() => setAdding(false)} />
      </SideDrawer>
    </GridScreen>
  )
}
