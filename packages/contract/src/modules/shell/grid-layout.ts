import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'

/** Layout of one grid for a user, or for all users (id_mst_socios 0). */
export const gridLayout = resource('grid-layout', {
  table: 'gridlayout',
  path: 'gridlayout',
  only: [],
  label: 'id_layout',
  permission: 'signed-in',
  personal: 'id_mst_socios',
  words: 'club',
  fields: {
    id_gridlayout: field.id(),
    id_layout: field.text(100),
    id_mst_socios: defaulted(field.integer({ min: 0 }), 0),
    options: field.json<unknown>(),
  },
})

/** Maximum size of a layout, in characters of JSON. */
export const layoutMax = 60_000

const f = gridLayout.fields
const layoutKey = { id_layout: f.id_layout, id_mst_socios: optional(field.integer({ min: 0 })) }

/** Saves a layout: the user's own by default; 0 for everyone, only by an administrator. */
export const saveLayout = action({
  endpoint: 'POST /api/gridlayout/save',
  permission: 'signed-in',
  input: { ...layoutKey, options: f.options },
  output: nothing,
  changes: [gridLayout],
  answer: 'statusOk',
})
export const deleteLayout = action({
  endpoint: 'POST /api/gridlayout/delete',
  permission: 'signed-in',
  input: layoutKey,
  output: nothing,
  changes: [gridLayout],
  answer: 'statusOk',
})
/** Returns a layout; the personal one precedes the general one; options is null if neither is saved. */
export const showLayout = action({
  endpoint: 'GET /api/gridlayout/show/{layout}',
  permission: 'signed-in',
  input: { layout: field.text(100) },
  output: object({ options: optional(field.json<unknown>()), id_mst_socios: optional(field.integer()) }),
})
