import { action, editsOf } from '../../kit/action.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { nothing } from '../../kit/shapes.ts'
import { supplier } from './supplier.ts'

const { id_mst_proveedor: _id, reservado: _reserved, editable: _editable, ...written } = supplier.fields
/** What the desk may write of a supplier. */
export const supplierInput = written
const one = { id: field.ref('proveedor') }

/** A new supplier as the form should show it: active, no notices, added today. */
export const newSupplier = action({
  endpoint: 'GET /api/proveedor/create',
  permission: 'suppliers',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** Adds a supplier; `fecha_alta` is today unless it is sent. */
export const createSupplier = action({
  endpoint: 'POST /api/proveedor',
  permission: 'suppliers',
  input: supplierInput,
  output: supplier.row,
  changes: [supplier],
})
/** Changes what is sent of a supplier; the system's own are refused. */
export const updateSupplier = action({
  endpoint: 'PUT /api/proveedor/{id}',
  permission: 'suppliers',
  input: { ...one, ...partial(supplierInput) },
  output: supplier.row,
  changes: [supplier],
  edits: editsOf(callsOf(supplier).get),
})
/** Deletes a supplier that nothing refers to; the system's own are refused. */
export const removeSupplier = action({
  endpoint: 'DELETE /api/proveedor/{id}',
  permission: 'suppliers',
  input: one,
  output: nothing,
  changes: [supplier],
})
/** The suppliers without the ones nobody may edit (spec 2 §7). */
export const editableSuppliers = action({
  endpoint: 'GET /api/proveedor/get_exclude_editable',
  permission: 'suppliers',
  input: {},
  output: supplier.rows,
})
