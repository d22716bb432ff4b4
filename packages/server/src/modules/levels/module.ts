import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as levels from './levels.ts'

const routes = routesIn(levels)

export const levelsModule = { routes } satisfies ServerModule
