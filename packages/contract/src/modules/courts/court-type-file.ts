import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { incomeTypeCourtType } from '../income-types/income-type.ts'
import { courtType, courtTypePass, courtTypePrice } from './court-type.ts'

const one = { id: field.ref('tipo_recurso') }
const { id_mst_tiporecurso: _id, ...written } = courtType.fields
/** Complete prices by hour of a type: prices not in the list are removed. */
const prices = list(object(pick(courtTypePrice.fields, 'id_mst_tiposocio', 'precio', 'hora_ini', 'hora_fin')), 500)
const writes = [courtType, courtTypePrice]

/** Adds a court type, with the income type of its lines. */
export const createCourtType = action({
  endpoint: 'POST /api/tipo_recurso',
  permission: 'courts',
  input: { ...written, tiporecurso_tiposocio: prices, id_mst_tipoingreso: optional(field.ref('tipo_ingreso')) },
  output: courtType.row,
  changes: [...writes, incomeTypeCourtType],
})
/** Prices by hour and member type of a type, its hours as HH:mm. */
export const courtTypePrices = action({
  endpoint: 'GET /api/tipo_recurso/{id}/tiporecurso_tiposocio',
  permission: 'courts',
  input: one,
  output: courtTypePrice.rows,
})
/** Income type for the lines of a court type: the first linked one; null if none is linked. */
export const courtTypeIncome = action({
  endpoint: 'GET /api/tipo_recurso/{id}/tipo_ingreso',
  permission: 'courts',
  input: one,
  output: object({ id_mst_tipoingreso: optional(field.integer()) }),
})
/**
 * Changes the sent fields, but never makes type 1 inactive. The three times are -1 or on the step, `tiporecurso_tiposocio`
 * is the whole list, and new lines get `id_mst_tipoingreso`; other income types stay linked.
 */
export const updateCourtType = action({
  endpoint: 'PUT /api/tipo_recurso/{id}',
  permission: 'courts',
  input: { ...one, ...partial({ ...written, tiporecurso_tiposocio: prices, id_mst_tipoingreso: optional(field.ref('tipo_ingreso')) }) },
  output: courtType.row,
  changes: [...writes, incomeTypeCourtType],
  edits: [
    ...editsOf(callsOf(courtType).get),
    { ...editsOf(courtTypePrices)[0]!, as: 'tiporecurso_tiposocio' },
    ...editsOf(courtTypeIncome),
  ],
})
/** Deletes a court type without courts; type 1 is refused. */
export const removeCourtType = action({
  endpoint: 'DELETE /api/tipo_recurso/{id}',
  permission: 'courts',
  input: one,
  output: nothing,
  changes: [...writes, courtTypePass, incomeTypeCourtType],
})
