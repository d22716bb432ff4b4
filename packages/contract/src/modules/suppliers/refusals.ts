import { refusals } from '../../kit/refusals.ts'

/** What the suppliers' calls refuse beside the usual. */
export const suppliersRefusals = refusals({ 'proveedor.no_editable': 409 })
