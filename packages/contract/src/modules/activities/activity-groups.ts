import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { activity, activityEnrolment, activityGroup } from './activity.ts'
import { changedColumns } from './extra-columns.ts'

/** Groups with the name of their activity and the number enrolled. */
export const listGroups = action({
  endpoint: 'GET /api/actividad_grupo/con_inscritos',
  permission: 'bookings',
  input: {},
  output: list(
    object({ ...activityGroup.fields, ...pick(activity.fields, 'desc_actividad'), inscritos: field.integer() }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Adds a group to an activity. */
export const createGroup = action({
  endpoint: 'POST /api/actividad_grupo',
  permission: 'bookings',
  input: pick(activityGroup.fields, 'id_reg_actividades', 'desc_actividades_grupo', 'columnas'),
  output: activityGroup.row,
  changes: [activityGroup],
  echoes: [callsOf(activityGroup).get],
})

/** Changes a group. The values of a renamed column follow it; a column with values is neither removed nor given another kind (409). */
export const updateGroup = action({
  endpoint: 'PUT /api/actividad_grupo/{id}',
  permission: 'bookings',
  input: {
    id: field.ref('actividad_grupo'),
    ...partial({ ...pick(activityGroup.fields, 'id_reg_actividades', 'desc_actividades_grupo'), columnas: changedColumns }),
    id_reg_actividades_grupo: optional(field.integer()),
  },
  output: activityGroup.row,
  changes: [activityGroup, activityEnrolment],
  edits: editsOf(callsOf(activityGroup).get),
})
