import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { count, detail, info, list, movement, movementList } from './cash-register.ts'
import { fill } from './demo.ts'
import { add, close, withdraw } from './move-cash.ts'
import { seed } from './seed.ts'
import { checks } from './verify.ts'

const routes = [list, count, detail, info, movementList, movement, withdraw, add, close]
const guards: Guards = { caja_nombre: 'msg.already_there' }

export const cashModule = { routes, guards, seed: { run: seed, after: ['members'] }, checks, demo: { fill } } satisfies ServerModule
