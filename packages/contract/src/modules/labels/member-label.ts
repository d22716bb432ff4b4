import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Label of a member, each once at most (spec 1 §3). */
export const memberLabel = resource('member-label', {
  table: 'socios_etiqueta',
  path: 'socios_etiqueta',
  parent: 'id_mst_socios',
  label: 'id_mst_etiqueta',
  permission: 'members',
  only: ['remove'],
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socios_etiqueta: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_etiqueta: field.ref('etiqueta'),
  },
})

/** Labels as choices; with `documentos` those already used by documents come first (spec 1 §7). */
export const labelChoices = action({
  endpoint: 'GET /get_list_etiquetas_select',
  permission: 'members',
  input: { documentos: defaulted(field.flag(), false) },
  output: choices,
})
/** Saves all labels of a member: labels not in the list are removed (decision 0111). */
export const saveMemberLabels = action({
  endpoint: 'POST /api/plantilla/etiquetas/save',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), etiquetas: list(field.ref('etiqueta'), 200) },
  output: memberLabel.rows,
  changes: [memberLabel],
})

/** Labels of members, by name; of one label or of one member if named (spec 1 §7). */
export const memberLabels = action({
  endpoint: 'GET /api/socios_etiqueta',
  permission: 'members',
  input: { id_mst_etiqueta: optional(field.ref('etiqueta')), id_mst_socios: optional(field.ref('socio')) },
  output: list(
    object({ ...memberLabel.fields, desc_etiqueta: field.text(60), nombre_completo: field.text(220) }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Gives a member a label. Refuses unknown and reserved members. */
export const addMemberLabel = action({
  endpoint: 'POST /api/socios_etiqueta',
  permission: 'members',
  input: pick(memberLabel.fields, 'id_mst_socios', 'id_mst_etiqueta'),
  output: memberLabel.row,
  changes: [memberLabel],
})
