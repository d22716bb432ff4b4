import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { add, list, listIn, remove, save } from './levels.ts'

const routes = [list, listIn, add, remove, save]
const guards: Guards = {}

export const levelsModule = { routes, guards } satisfies ServerModule
