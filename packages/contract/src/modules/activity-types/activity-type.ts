import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

/** Organised activity of members at the club: a school, a team, the gym (A-48b). */
export const activityType = resource('activity-type', {
  table: 'tipo_actividad',
  path: 'tipo_actividad',
  label: 'desc_tipoactividad',
  permission: 'members',
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.activity-types', route: '/tipo_actividades' },
  words: 'club',
  fields: {
    id_mst_tipoactividad: field.id(),
    desc_tipoactividad: field.text(80),
  },
})

/** Activity of a member; each at most once (A-48b). */
export const memberActivity = resource('member-activity', {
  table: 'socios_tipoactividad',
  path: 'socios_tipoactividad',
  label: 'id_mst_tipoactividad',
  permission: 'members',
  only: ['create', 'remove'],
  repeatsId: true,
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socios_tipoactividad: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_tipoactividad: field.ref('tipo_actividad'),
  },
})

/** Activities of a member, or of all members if none is named. */
export const memberActivities = action({
  endpoint: 'GET /api/socios_tipoactividad',
  permission: 'members',
  input: { id_mst_socios: optional(field.ref('socio')) },
  output: memberActivity.rows,
})

export const activityTypesRefusals = refusals({ 'actividad.repetida': 409, 'actividad.ya_puesta': 409 })
