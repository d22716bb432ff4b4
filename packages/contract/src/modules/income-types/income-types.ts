import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { incomeType, incomeTypeCourtType } from './income-type.ts'

const { id_mst_tipoingreso: _id, reservado: _reserved, ...written } = incomeType.fields
/** Editable fields of an income type. */
export const incomeTypeInput = written
const one = { id: field.ref('tipo_ingreso') }
const everything = Number.POSITIVE_INFINITY

/** Income type with its linked court types. */
const incomeTypeFile = object({ ...incomeType.fields, tiporecursos: list(field.ref('tipo_recurso'), everything) })

/** Every income type, by name. */
export const listIncomeTypes = action({
  endpoint: 'GET /api/tipo_ingreso',
  also: ['GET /api/tipo-ingreso', 'GET /api/tipo-ingreso/obtener'],
  permission: 'invoices',
  input: {},
  output: list(incomeTypeFile, everything),
})
/** One income type. */
export const getIncomeType = action({
  endpoint: 'GET /api/tipo_ingreso/{id}',
  also: ['GET /api/tipo-ingreso/{id}'],
  permission: 'invoices',
  input: one,
  output: incomeTypeFile,
})
/** Income types that can be chosen for a line: without the reserved ones. */
export const freeIncomeTypes = action({
  endpoint: 'GET /api/tipo_ingreso/getExcludeReservado',
  also: ['GET /api/tipo_ingreso/get_exclude_reservado'],
  permission: 'invoices',
  input: {},
  output: list(incomeTypeFile, everything),
})
/** Prefixes of official invoices, each with its income type (spec 2 §7). */
export const invoicePrefixes = action({
  endpoint: 'GET /api/tipo_ingreso/facturaoficial_prefijos',
  permission: 'invoices',
  input: {},
  output: list(object(pick(incomeType.fields, 'id_mst_tipoingreso', 'desc_tipoingreso', 'factura_oficial_prefijo')), everything),
})
/** Initial values of the new income type form. */
export const newIncomeType = action({
  endpoint: 'GET /api/tipo_ingreso/create',
  permission: 'invoices',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** Adds an income type; its successor must not lead back to it. */
export const createIncomeType = action({
  endpoint: 'POST /api/tipo_ingreso',
  permission: 'invoices',
  input: incomeTypeInput,
  output: incomeTypeFile,
  changes: [incomeType],
})
/** Changes the sent fields of an income type. */
export const updateIncomeType = action({
  endpoint: 'PUT /api/tipo_ingreso/{id}',
  permission: 'invoices',
  input: { ...one, ...partial(incomeTypeInput) },
  output: incomeTypeFile,
  changes: [incomeType],
  edits: editsOf(getIncomeType),
})
/** Deletes an unused income type; never a reserved one. */
export const removeIncomeType = action({
  endpoint: 'DELETE /api/tipo_ingreso/{id}',
  permission: 'invoices',
  input: one,
  output: nothing,
  changes: [incomeType, incomeTypeCourtType],
})
/** Permission to delete an income type; if refused, the reason and its uses. */
export const mayRemoveIncomeType = action({
  endpoint: 'GET /api/tipo_ingreso/{id}/permitirEliminar',
  permission: 'invoices',
  input: one,
  output: object({ permitir: field.flag(), msg: optional(field.note()), in_use: field.json() }),
})
/** Links an income type to a court type, or removes the link: it decides the tariffs and the category of the lines. */
export const linkCourtType = action({
  endpoint: 'POST /api/tipo_ingreso/asociarTiporecurso',
  permission: 'invoices',
  input: { id_mst_tipoingreso: field.ref('tipo_ingreso'), id_mst_tiporecurso: field.ref('tipo_recurso'), status: field.flag() },
  output: nothing,
  changes: [incomeTypeCourtType],
})
