import { activity, activityGroup } from '@app/contract/activities/activity'
import { listGroups } from '@app/contract/activities/activity-groups'
import type { OutputOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import { NativeSelect } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useChoices, useRead } from '../../kit/reads/api.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { GroupForm } from './group-form.tsx'

type Group = OutputOf<typeof listGroups>[number]
const peoplePath = (group: number) => `/actividades/inscritos?grupo=${group}`

const columnsOf = (): GridColumn<Group>[] => [
  { key: 'desc_actividad', header: t('activity-group.id_reg_actividades'), kind: 'text', width: 240, card: 'below' },
  { key: 'desc_actividades_grupo', header: t('activity-group.desc_actividades_grupo'), kind: 'text', width: 220, card: 'name' },
  {
    key: 'columnas',
    header: t('activity-group.columnas'),
    kind: 'text',
    width: 320,
    text: ({ columnas }) => columnas.map(({ nombre }) => nombre).join(' · '),
  },
  {
    key: 'inscritos',
    header: t('activities.enrolled'),
    kind: 'integer',
    width: 96,
    card: 'end',
    render: ({ id_reg_actividades_grupo: id, inscritos }) => <RowLink to={peoplePath(id)}>{formatCount(inscritos)}</RowLink>,
  },
]

/** /actividades/grupos: the groups of the activities with their extra columns, and the way to the people of each. */
export function ActivityGroupsScreen() {
  const reading = useRead(listGroups, {})
  const activities = useChoices(activity).data
  const [of, setOf] = useSearchParam('actividad')
  const remove = useAction(callsOf(activityGroup).remove, { toast: true })
  const columns = useMemo(() => columnsOf(), [])
  const chosen = Number(of) || null
  const rows = useMemo(() => reading.data?.filter(({ id_reg_actividades: id }) => chosen === null || id === chosen), [reading.data, chosen])
  return (
    <RecordScreen<Group>
      name={activityGroup.name}
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_reg_actividades_grupo}
      nameOf={(row) => row.desc_actividades_grupo}
      add={remove.may && t('activities.new_group')}
      opens={remove.may}
      toolbar={
        <NativeSelect
          size="xs"
          aria-label={t('activity-group.id_reg_actividades')}
          value={of ?? ''}
          onChange={(event) => setOf(event.currentTarget.value)}
        >
          <option value="">{t('activities.all_activities')}</option>
          {activities?.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </NativeSelect>
      }
      actionsWidth={76}
      rowActions={
        remove.may &&
        (({ id_reg_actividades_grupo: id, desc_actividades_grupo: grupo }) => (
          <>
            <IconButton label={t('activities.people_of', { grupo })} icon={IconClipboardList} onClick={() => go(peoplePath(id))} />
            <DeleteButton name={grupo} onDelete={() => remove.run({ id })} />
          </>
        ))
      }
      empty={{ title: t('activities.no_groups'), hint: t('activities.no_groups_hint') }}
      form={(row, close) => <GroupForm key={row?.id_reg_actividades_grupo ?? 'new'} row={row} activity={chosen} onDone={close} />}
    />
  )
}
