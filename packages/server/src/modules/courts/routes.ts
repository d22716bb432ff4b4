import { court } from '@app/contract/courts/court'
import { courtType } from '@app/contract/courts/court-type'
import { crud } from '../../kit/crud.ts'
import type { Guards, Route } from '../../kit/serve.ts'
import { dropdown, ofType, typesWithAll } from './courts.ts'

export const routes: Route[] = [...crud(courtType), ...crud(court), typesWithAll, dropdown, ofType]
export const guards: Guards = { recurso_capacidad: 'recurso.capacidad_al_reves', recurso_padre_otro: 'recurso.padre_en_circulo' }
