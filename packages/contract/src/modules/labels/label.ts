import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object, trueOrMessage } from '../../kit/shapes.ts'

/** Tag of members: a team, a group (spec 3 §3, A-19). */
export const label = resource('label', {
  table: 'etiqueta',
  path: 'etiquetas',
  label: 'desc_etiqueta',
  permission: 'members',
  dropdown: ['members', 'bookings'],
  only: ['get', 'create', 'update', 'dropdown', 'template'],
  shown: { text: 'menu.labels', route: '/socios/etiquetas' },
  words: 'club',
  fields: {
    id_mst_etiqueta: field.id(),
    desc_etiqueta: field.text(60),
  },
})

/** Labels by name, each with its number of members. */
export const labelList = action({
  endpoint: 'GET /api/etiquetas',
  permission: 'members',
  input: {},
  output: list(object({ ...label.fields, socios: field.integer() }), Number.POSITIVE_INFINITY),
})

const one = { id: field.ref('etiqueta') }
/** Deletes an unused label; one assigned to a member is refused. */
export const removeLabel = action({
  endpoint: 'DELETE /api/etiquetas/{id}',
  permission: 'members',
  input: one,
  output: nothing,
  changes: [label],
})

/** Permission to delete a label: true, or the reason against it in the user's language (R-307, spec 3 §7). */
export const mayRemoveLabel = action({
  endpoint: 'GET /api/etiquetas/{id}/permitirEliminar',
  permission: 'members',
  input: one,
  output: trueOrMessage,
})

export const labelsRefusals = refusals({ 'etiqueta.NoPuedeEliminarEtiqueta': 409, 'etiqueta.repetida': 409, 'etiqueta.ya_puesta': 409 })
