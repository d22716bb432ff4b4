import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { incomeRestrictions } from './allowed-incomes.ts'
import { fill } from './demo.ts'
import * as incomeTypes from './income-types.ts'
import { seed } from './seed.ts'

const routes = routesIn(incomeTypes)
const guards: Guards = { tipo_ingreso_siguiente_otro: 'tipo_ingreso.siguiente_ciclo' }

export const incomeTypesModule = {
  routes,
  guards,
  restrictions: incomeRestrictions,
  seed: { run: seed, after: ['cash'] },
  demo: { fill, after: ['cash', 'courts', 'pass-types'] },
} satisfies ServerModule
