import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as products from './products.ts'
import { seed } from './seed.ts'
import * as stock from './stock.ts'

const routes = routesIn(products, stock)
const guards: Guards = {
  producto_codigo_barras_uno: 'producto.codigo_repetido',
  tasa_exencion_sin_porcentaje: 'tasa.exencion_con_porcentaje',
}

export const productsModule = {
  routes,
  guards,
  seed: { run: seed, after: ['income-types'] },
  demo: { fill, after: ['income-types', 'bookings'] },
} satisfies ServerModule
