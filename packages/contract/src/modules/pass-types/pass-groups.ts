import { action } from '../../kit/action.ts'
import { alias, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { passGroup } from './pass-type.ts'

/** Pass groups in their order. */
export const listPassGroups = action({
  endpoint: 'GET /api/grupo_tipoabono',
  permission: 'tariffs',
  input: {},
  output: passGroup.rows,
})
const { id_mst_grupo_tipoabonos: _group, ...groupFields } = passGroup.fields
/** Saves the sent groups, new ones without an id, and deletes those in `idsEliminados` that have no pass types. */
export const savePassGroups = action({
  endpoint: 'POST /api/grupo_tipoabono/save',
  permission: 'tariffs',
  input: {
    grupos: alias(
      list(object({ id_mst_grupo_tipoabonos: alias(optional(field.ref('grupo_tipoabono')), 'id'), ...groupFields }), 200),
      'items',
    ),
    idsEliminados: list(field.ref('grupo_tipoabono'), 200),
  },
  output: passGroup.rows,
  changes: [passGroup],
  edits: [{ read: listPassGroups, of: () => ({}), as: 'grupos' }],
})
