import { suppliersRefusals } from './refusals.ts'
import { supplier } from './supplier.ts'
import { createSupplier, editableSuppliers, newSupplier, removeSupplier, updateSupplier } from './suppliers.ts'
import { suppliersTexts } from './texts.ts'

/** Suppliers: whom the club buys from. */
export const suppliersModule = {
  resources: [supplier] as const,
  actions: [newSupplier, createSupplier, updateSupplier, removeSupplier, editableSuppliers] as const,
  refusals: suppliersRefusals,
  texts: suppliersTexts,
}
