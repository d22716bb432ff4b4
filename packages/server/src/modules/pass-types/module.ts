import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo.ts'
import { listed as groups, save as saveGroups } from './pass-groups.ts'
import { listed as prices, save as savePrices } from './pass-prices.ts'
import { create, duplicate, expiryChoices, get, remove, save } from './pass-types.ts'

const routes = [get, create, save, duplicate, remove, expiryChoices, prices, savePrices, groups, saveGroups]
const guards: Guards = {
  tipo_abono_modo: 'tipo_abono.modo_incoherente',
  tipo_abono_caducidad: 'tipo_abono.caducidad_sin_plazo',
  tipoabono_precio_tipo_unico: 'tipo_abono.tipo_socio_repetido',
  grupo_tipoabono_nombre: 'tipo_abono.grupo_repetido',
}

export const passTypesModule = { routes, guards, demo: { fill, after: ['members'] } } satisfies ServerModule
