import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { activity, activityGroup } from './activity.ts'
import { extraColumns } from './extra-columns.ts'

const everything = Number.POSITIVE_INFINITY

/** Active activities with their groups and the number enrolled in each; past ones, that ended before today, are last (spec 2 §7, A-175). */
export const activitiesWithGroups = action({
  endpoint: 'GET /api/reserves/actividad/get_actividad_with_actividad_grupo',
  permission: 'bookings',
  input: {},
  output: list(
    object({
      ...pick(activity.fields, 'id_reg_actividades', 'desc_actividad', 'fecha_ini', 'fecha_fin'),
      vigente: field.flag(),
      actividad_grupo: list(
        object({
          ...pick(activityGroup.fields, 'id_reg_actividades_grupo', 'desc_actividades_grupo'),
          inscritos: field.integer(),
        }),
        everything,
      ),
    }),
    everything,
  ),
})

/** Extra columns of a group, in their order (spec 2 §7). */
export const columnsOfGroup = action({
  endpoint: 'GET /api/actividades/actividad_grupo/{id}/columnas',
  permission: 'bookings',
  input: { id: field.ref('actividad_grupo') },
  output: extraColumns,
})
