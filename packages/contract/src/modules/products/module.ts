import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { productsHelp } from './help.ts'
import * as product from './product.ts'
import * as products from './products.ts'
import { productRefusals } from './products.ts'
import * as stock from './stock.ts'
import * as tax from './tax.ts'
import { productsTexts } from './texts.ts'

/** Products of the club, their pictures and stock. */
export const productsModule = {
  ...declarationsOf(tax, product, products, stock),
  refusals: productRefusals,
  texts: productsTexts,
  help: productsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 93, code: 'products', ruta: '/tpv/producto', right: 'cash', icono: 'package', grupo: 'money', lugar: 'sidebar', parametros: ['ACTIVAR_TPV'] },
    { id: 120, code: 'taxes', ruta: '/tpv/tasas', right: 'cash', icono: 'percentage', grupo: 'money', lugar: 'child', parametros: ['ACTIVAR_TPV'] },
  ]),
}
