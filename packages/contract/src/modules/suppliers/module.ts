import type { Texts } from '../../kit/texts.ts'
import { suppliersRefusals } from './refusals.ts'
import { supplier } from './supplier.ts'
import { createSupplier, editableSuppliers, newSupplier, removeSupplier, updateSupplier } from './suppliers.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** Suppliers: whom the club buys from. */
export const suppliersModule = {
  resources: [supplier] as const,
  actions: [newSupplier, createSupplier, updateSupplier, removeSupplier, editableSuppliers] as const,
  refusals: suppliersRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
