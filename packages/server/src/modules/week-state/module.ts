import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as weekState from './week-state.ts'

const routes = routesIn(weekState)
const guards: Guards = { act_semana_estado_una_vez: 'semana.repetida' }

export const weekStateModule = { routes, guards, demo: { fill } } satisfies ServerModule
