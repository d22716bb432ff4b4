import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { feePromotion, feeSibling, feeType, feeTypeChoosers, feeTypeDesk } from './fee-type.ts'

const everything = Number.POSITIVE_INFINITY
const { id_mst_tipocuotas: id, ...written } = feeType.fields
const one = { id: field.ref('tipo_cuotas') }

/** Promotions in their order. */
const promotions = list(object(pick(feePromotion.fields, 'num_cuotas', 'precio_promocion')), 100)
/** Percentages of the second, third … of a family, in their order. */
const hermanos = list(object(pick(feeSibling.fields, 'porcentaje')), 19)

/** Fee type with its promotions and percentages, and the numbers of its fees and of the members that have one of them. */
const feeTypeFile = object({
  ...feeType.fields,
  promotions,
  hermanos,
  cuotas: field.integer(),
  socios: field.integer(),
})

/** Every fee type, by name. */
export const listFeeTypes = action({
  endpoint: 'GET /api/tipo_cuotas',
  also: ['GET /api/tipo-cuotas'],
  permission: feeTypeDesk,
  input: {},
  output: list(feeTypeFile, everything),
})
/** One fee type. */
export const getFeeType = action({
  endpoint: 'GET /api/tipo_cuotas/{id}',
  also: ['GET /api/tipo-cuotas/{id}'],
  permission: feeTypeDesk,
  input: one,
  output: feeTypeFile,
})
/** Adds a fee type; the desk cannot set `reservado`. */
export const createFeeType = action({
  endpoint: 'POST /api/tipo_cuotas',
  also: ['POST /api/tipo-cuotas'],
  permission: feeTypeDesk,
  input: { id_mst_tipocuotas: optional(field.integer()), ...written, promotions, hermanos },
  output: feeTypeFile,
  changes: [feeType, feePromotion, feeSibling],
})
/** Changes the sent fields of a fee type, a sent list as a whole; `reservado` is unchanged. */
export const updateFeeType = action({
  endpoint: 'PUT /api/tipo_cuotas/{id}',
  also: ['PUT /api/tipo-cuotas/{id}'],
  permission: feeTypeDesk,
  input: { id_mst_tipocuotas: optional(field.integer()), ...one, ...partial({ ...written, promotions, hermanos }) },
  output: feeTypeFile,
  changes: [feeType, feePromotion, feeSibling],
  edits: editsOf(getFeeType),
})
/** Deletes a fee type with its promotions and percentages: neither a reserved one nor one with fees. */
export const removeFeeType = action({
  endpoint: 'DELETE /api/tipo_cuotas/{id}',
  also: ['DELETE /api/tipo-cuotas/{id}'],
  permission: feeTypeDesk,
  input: one,
  output: nothing,
  changes: [feeType, feePromotion, feeSibling],
})
/** Fees of a type: while it has some it is not deleted, and `msg` says so. */
export const hasFees = action({
  endpoint: 'GET /api/tipo_cuotas/tieneCuotasAsociadas/{id}',
  also: ['GET /api/tipo-cuotas/tieneCuotasAsociadas/{id}'],
  permission: feeTypeDesk,
  input: one,
  output: object({ tiene: field.flag(), msg: optional(field.text(200)) }),
})
/** Fee types as choices, after a first one for 'no fee', whose id is 0. */
export const feeTypesOrNone = action({
  endpoint: 'GET /api/tipo_cuotas/dropdownWithNoCuota',
  also: ['GET /api/tipo-cuotas/dropdownWithNoCuota'],
  permission: feeTypeChoosers,
  input: {},
  output: choices,
})

/** Promotions and percentages of a fee type, as they are saved. */
export const feeTypePromotions = action({
  endpoint: 'GET /api/tipo-cuotas/obtener-promociones/{id}',
  also: ['GET /api/tipo_cuotas/obtener-promociones/{id}'],
  permission: feeTypeDesk,
  input: one,
  output: object({ id_mst_tipocuotas: id, datos: promotions, hermanos }),
})
/** Saves the promotions of a fee type, and the percentages of families, each sent list as a whole. */
export const savePromotions = action({
  endpoint: 'POST /api/tipo-cuotas/guardar-promociones',
  also: ['POST /api/tipo_cuotas/guardar-promociones'],
  permission: feeTypeDesk,
  input: { id_mst_tipocuotas: field.ref('tipo_cuotas'), ...partial({ datos: promotions, hermanos }) },
  output: feeTypePromotions.output,
  changes: [feePromotion, feeSibling],
  answer: 'statusOneIsSuccess',
  edits: [{ read: feeTypePromotions, of: ({ id_mst_tipocuotas }) => ({ id: id_mst_tipocuotas }) }],
})
