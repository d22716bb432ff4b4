import { inMenu } from '../../kit/menu.ts'
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
  menu: inMenu([
    { id: 45, code: 'suppliers', ruta: '/proveedor', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'sidebar' },
    { id: 46, code: 'supplier-new', ruta: '/proveedor/new', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child' },
    { id: 47, code: 'supplier-edit', ruta: '/proveedor/{id}/edit', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child' },
  ]),
}
