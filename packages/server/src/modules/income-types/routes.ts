import type { Guards, Route } from '../../kit/serve.ts'
import { create, free, get, link, listed, mayRemove, prefixes, remove, template, update } from './income-types.ts'

export const routes: Route[] = [listed, get, free, prefixes, template, create, update, remove, mayRemove, link]
export const guards: Guards = { tipo_ingreso_siguiente_otro: 'tipo_ingreso.siguiente_ciclo' }
