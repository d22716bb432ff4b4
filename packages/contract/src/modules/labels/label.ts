import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object, trueOrMessage } from '../../kit/shapes.ts'

/** A word that members are marked with: a team, a group (spec 3 §3, A-19). */
export const label = resource('label', {
  table: 'etiqueta',
  path: 'etiquetas',
  label: 'desc_etiqueta',
  permission: 'members',
  dropdown: ['members', 'bookings'],
  only: ['get', 'create', 'update', 'dropdown', 'template'],
  shown: { text: 'menu.labels', route: '/socios/etiquetas' },
  fields: {
    id_mst_etiqueta: field.id(),
    desc_etiqueta: field.text(60),
  },
})

/** The labels by name, each with how many members have it. */
export const labelList = action({
  endpoint: 'GET /api/etiquetas',
  permission: 'members',
  input: {},
  output: list(object({ ...label.fields, socios: field.integer() }), Number.POSITIVE_INFINITY),
})

const one = { id: field.ref('etiqueta') }
/** Deletes a label that nobody has; one that somebody has is refused. */
export const removeLabel = action({
  endpoint: 'DELETE /api/etiquetas/{id}',
  permission: 'members',
  input: one,
  output: nothing,
  changes: [label],
})

/** Whether a label may be deleted: true, or why not in the user's language (R-307, spec 3 §7). */
export const mayRemoveLabel = action({
  endpoint: 'GET /api/etiquetas/{id}/permitirEliminar',
  permission: 'members',
  input: one,
  output: trueOrMessage,
})

export const labelsRefusals = refusals({ 'etiqueta.NoPuedeEliminarEtiqueta': 409, 'etiqueta.repetida': 409, 'etiqueta.ya_puesta': 409 })
