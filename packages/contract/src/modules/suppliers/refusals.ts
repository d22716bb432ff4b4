import { refusals } from '../../kit/refusals.ts'

/** Refusals of the supplier calls. */
export const suppliersRefusals = refusals({ 'proveedor.no_editable': 409 })
