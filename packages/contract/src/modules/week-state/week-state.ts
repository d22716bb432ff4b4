import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** State of a week of a group, open or not, by the codes of its kind, week and group (spec 1 §2, R-469). */
export const weekState = resource('week-state', {
  table: 'act_semana_estado',
  path: 'actSemanaEstado',
  repeatsId: true,
  label: 'cod_semana',
  permission: 'rankings',
  only: ['list', 'get', 'create', 'update', 'remove'],
  words: 'club',
  fields: {
    id_act_semana_estado: field.id(),
    cod_tipo: field.text(20),
    cod_semana: field.text(20),
    cod_grupo: field.text(20),
    activo: defaulted(field.flag(), true),
  },
})

/** Toggles the activity; a GET that writes. */
export const toggleWeekState = action({
  endpoint: 'GET /actSemanaEstado/{id}/toggleActivo',
  permission: 'rankings',
  input: { id: field.ref('act_semana_estado') },
  output: weekState.row,
  changes: [weekState],
})
