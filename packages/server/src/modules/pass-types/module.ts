import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as passGroups from './pass-groups.ts'
import * as passPrices from './pass-prices.ts'
import * as passTypes from './pass-types.ts'

const routes = routesIn(passTypes, passPrices, passGroups)
const guards: Guards = {
  tipo_abono_modo: 'tipo_abono.modo_incoherente',
  tipo_abono_caducidad: 'tipo_abono.caducidad_sin_plazo',
  tipoabono_precio_tipo_unico: 'tipo_abono.tipo_socio_repetido',
  grupo_tipoabono_nombre: 'tipo_abono.grupo_repetido',
}

export const passTypesModule = { routes, guards, demo: { fill, after: ['members'] } } satisfies ServerModule
