import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { nothing } from '../../kit/shapes.ts'
import { category } from './category.ts'

const { id_mst_categoria: _id, ...written } = category.fields
const one = { id: field.ref('campeonato_categoria') }

/** Adds a category; the desk cannot set `reservado`. */
export const createCategory = action({
  endpoint: 'POST /api/campeonatoCategoria',
  permission: 'rankings',
  input: written,
  output: category.row,
  changes: [category],
})
/** Changes the sent fields; `reservado` is unchanged. */
export const updateCategory = action({
  endpoint: 'PUT /api/campeonatoCategoria/{id}',
  permission: 'rankings',
  input: { ...one, ...partial(written), id_mst_categoria: optional(field.integer()) },
  output: category.row,
  changes: [category],
  edits: editsOf(callsOf(category).get),
})
/** Deletes a category. Refuses a reserved one and one in use. */
export const removeCategory = action({
  endpoint: 'DELETE /api/campeonatoCategoria/{id}',
  permission: 'rankings',
  input: one,
  output: nothing,
  changes: [category],
})
