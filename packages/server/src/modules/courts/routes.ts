import type { Guards, Route } from '../../kit/serve.ts'
import { dropdown, ofType, typesWithAll } from './courts.ts'

export const routes: Route[] = [typesWithAll, dropdown, ofType]
export const guards: Guards = { recurso_capacidad: 'recurso.capacidad_al_reves', recurso_padre_otro: 'recurso.padre_en_circulo' }
