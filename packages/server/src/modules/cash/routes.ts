import type { Guards, Route } from '../../kit/serve.ts'
import { count, detail, info, list, movement, movementList } from './cash-register.ts'
import { add, close, withdraw } from './move-cash.ts'

export const routes: Route[] = [list, count, detail, info, movementList, movement, withdraw, add, close]
export const guards: Guards = { caja_nombre: 'msg.already_there' }
