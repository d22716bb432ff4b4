import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { chargeAll, chargeSome, paid } from './collect.ts'
import { checks } from './verify.ts'

const routes = [chargeAll, chargeSome, paid]
const guards: Guards = { factura_pagado_tope: 'msg.importeSuperiorADeuda', factura_pagada_entera: 'msg.importeSuperiorADeuda' }

export const invoicesModule = { routes, guards, checks } satisfies ServerModule
