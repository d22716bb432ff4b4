import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import { machineJob } from '../ledger/public.ts'
import * as cartSale from './cart-sale.ts'
import * as operations from './operations.ts'
import { queryOnce, queryOnceJob, runOperation } from './run.ts'
import { checks } from './verify.ts'

/** One machine runs one operation at a time; the first request wins. */
const guards: Guards = { libro_operacion_maquina: 'cash_machine.ocupada' }

export const cashMachineModule = {
  routes: routesIn(operations, cartSale),
  guards,
  checks,
  jobs: [inSteps(machineJob, runOperation), inSteps(queryOnceJob, queryOnce)],
} satisfies ServerModule
