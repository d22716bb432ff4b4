import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { incomeTypeCourtType } from '../income-types/income-type.ts'
import { courtPass } from './court-parts.ts'
import { courtType, courtTypePass, courtTypePrice } from './court-type.ts'
import { passChoice, passChoices } from './pass-choice.ts'

const one = { id: field.ref('tipo_recurso') }
const { id_mst_tiporecurso: _id, ...written } = courtType.fields
/** Prices by hour of a type, all of them: what is not in the list is taken out. */
const prices = list(object(pick(courtTypePrice.fields, 'id_mst_tiposocio', 'precio', 'hora_ini', 'hora_fin')), 500)
const writes = [courtType, courtTypePrice]

/** Adds a court type, with the income type that its lines go to. */
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
/** Changes what is sent; the three times are -1 or on the step, `tiporecurso_tiposocio` is the whole list. */
export const updateCourtType = action({
  endpoint: 'PUT /api/tipo_recurso/{id}',
  permission: 'courts',
  input: { ...one, ...partial({ ...written, tiporecurso_tiposocio: prices }) },
  output: courtType.row,
  changes: writes,
  edits: [...editsOf(callsOf(courtType).get), { ...editsOf(courtTypePrices)[0]!, as: 'tiporecurso_tiposocio' }],
})
/** Deletes a court type without courts; type 1 is refused. */
export const removeCourtType = action({
  endpoint: 'DELETE /api/tipo_recurso/{id}',
  permission: 'courts',
  input: one,
  output: nothing,
  changes: [...writes, courtTypePass, incomeTypeCourtType],
})
/** Every pass type, and whether it pays for the courts of the type. */
export const courtTypePasses = action({
  endpoint: 'GET /api/tipo_recurso/{id}/tipoabono',
  permission: 'courts',
  input: one,
  output: passChoices,
})
/** Chooses the pass types of a type. */
export const saveCourtTypePasses = action({
  endpoint: 'POST /api/tipo_recurso/{id}/tipoabono_save',
  permission: 'courts',
  input: { ...one, tipoabonos: passChoice },
  output: passChoices,
  changes: [courtTypePass],
})
/** The same, and for each of its courts too. */
export const saveCourtTypePassesEverywhere = action({
  endpoint: 'POST /api/tipo_recurso/{id}/tipoabono_save_recursos_relacionados',
  permission: 'courts',
  input: { ...one, tipoabonos: passChoice },
  output: passChoices,
  changes: [courtTypePass, courtPass],
})
/** Courts that a court of the type may be part of: of any type, its own first; without itself and its parts when it is named. */
export const parentCourts = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recursospadre',
  permission: 'courts',
  input: { ...one, id_mst_recurso: optional(field.ref('recurso')) },
  output: list(object({ id: field.integer(), text: field.text(200) })),
})
const span = object({ hora_ini: field.minute({ min: 0, max: 2880 }), hora_fin: field.minute({ min: 0, max: 2880 }) })
/** When the courts of a type are open on a day (today unless it is sent), in minutes; null while none of them is. */
export const courtTypeHours = action({
  endpoint: 'GET /api/tipo_recurso/{id}/horario',
  permission: ['courts', 'bookings'],
  input: { ...one, day: optional(field.day()) },
  output: object({
    day: field.day(),
    hora_ini: optional(field.integer()),
    hora_fin: optional(field.integer()),
    recursos: list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), horario: list(span) })),
  }),
})
