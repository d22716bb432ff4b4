import type { Guards, Route } from '../../kit/serve.ts'
import { toggle } from './week-state.ts'

export const routes: Route[] = [toggle]
export const guards: Guards = { act_semana_estado_una_vez: 'semana.repetida' }
