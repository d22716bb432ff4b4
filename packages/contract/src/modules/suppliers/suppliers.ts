import { action, editsOf } from '../../kit/action.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { nothing } from '../../kit/shapes.ts'
import { supplier } from './supplier.ts'

const { id_mst_proveedor: _id, reservado: _reserved, editable: _editable, ...written } = supplier.fields
/** Editable fields of a supplier. */
export const supplierInput = written
const one = { id: field.ref('proveedor') }

/** Initial values of the new-supplier form: active, no notices, added today. */
export const newSupplier = action({
  endpoint: 'GET /api/proveedor/create',
  permission: 'suppliers',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** Adds a supplier; the default `fecha_alta` is today. */
export const createSupplier = action({
  endpoint: 'POST /api/proveedor',
  permission: 'suppliers',
  input: supplierInput,
  output: supplier.row,
  changes: [supplier],
})
/** Changes the sent fields of a supplier; the system's own are refused. */
export const updateSupplier = action({
  endpoint: 'PUT /api/proveedor/{id}',
  permission: 'suppliers',
  input: { ...one, ...partial(supplierInput) },
  output: supplier.row,
  changes: [supplier],
  edits: editsOf(callsOf(supplier).get),
})
/** Deletes an unused supplier; the system's own are refused. */
export const removeSupplier = action({
  endpoint: 'DELETE /api/proveedor/{id}',
  permission: 'suppliers',
  input: one,
  output: nothing,
  changes: [supplier],
})
/** Editable suppliers (spec 2 §7). */
export const editableSuppliers = action({
  endpoint: 'GET /api/proveedor/get_exclude_editable',
  permission: 'suppliers',
  input: {},
  output: supplier.rows,
})
