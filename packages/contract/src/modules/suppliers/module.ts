import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { suppliersHelp } from './help.ts'
import { suppliersRefusals } from './refusals.ts'
import * as supplier from './supplier.ts'
import * as suppliers from './suppliers.ts'
import { suppliersTexts } from './texts.ts'

/** Suppliers of the club. */
export const suppliersModule = {
  ...declarationsOf(supplier, suppliers),
  refusals: suppliersRefusals,
  texts: suppliersTexts,
  help: suppliersHelp,
  menu: inMenu([
    { id: 45, code: 'suppliers', ruta: '/proveedor', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'sidebar' },
    { id: 46, code: 'supplier-new', ruta: '/proveedor/new', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child' },
    { id: 47, code: 'supplier-edit', ruta: '/proveedor/{id}/edit', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child' },
  ]),
}
