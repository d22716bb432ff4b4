import type { Guards, Route } from '../../kit/serve.ts'
import { chargeAll, chargeSome, paid } from './collect.ts'

export const routes: Route[] = [chargeAll, chargeSome, paid]
export const guards: Guards = { factura_pagado_tope: 'msg.importeSuperiorADeuda', factura_pagada_entera: 'msg.importeSuperiorADeuda' }
