import { activity } from '@app/contract/activities/activity'
import { IconUsers } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { ResourceScreen } from '../../kit/screen/resource-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** /actividades: the activities of the club, with the way to the groups of each. */
export const ActivitiesScreen = () => (
  <ResourceScreen
    resource={activity}
    columns={['desc_actividad', 'fecha_ini', 'fecha_fin', 'activo']}
    more={{ desc_actividad: { width: 320 } }}
    looks={{ fecha_ini: { half: true }, fecha_fin: { half: true } }}
    actionsWidth={76}
    rowActions={({ id_reg_actividades: id, desc_actividad: nombre }) => (
      <IconButton
        label={t('activities.groups_of', { nombre })}
        icon={IconUsers}
        onClick={() => go(`/actividades/grupos?actividad=${id}`)}
      />
    )}
  />
)
