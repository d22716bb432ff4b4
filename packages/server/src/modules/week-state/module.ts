import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo.ts'
import { toggle } from './week-state.ts'

const routes = [toggle]
const guards: Guards = { act_semana_estado_una_vez: 'semana.repetida' }

export const weekStateModule = { routes, guards, demo: { fill } } satisfies ServerModule
