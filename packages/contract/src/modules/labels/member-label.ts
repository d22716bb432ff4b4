import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** A label that a member has, once at most (spec 1 §3). */
export const memberLabel = resource('member-label', {
  table: 'socios_etiqueta',
  path: 'socios_etiqueta',
  label: 'id_mst_etiqueta',
  permission: 'members',
  only: ['create', 'remove'],
  personal: 'id_mst_socios',
  fields: {
    id_reg_socios_etiqueta: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_etiqueta: field.ref('etiqueta'),
  },
})

/** Who has which label, by name; of one label or of one member where they are named (spec 1 §7). */
export const memberLabels = action({
  endpoint: 'GET /api/socios_etiqueta',
  permission: 'members',
  input: { id_mst_etiqueta: optional(field.ref('etiqueta')), id_mst_socios: optional(field.ref('socio')) },
  output: list(
    object({ ...memberLabel.fields, desc_etiqueta: field.text(60), nombre_completo: field.text(220) }),
    Number.POSITIVE_INFINITY,
  ),
})
