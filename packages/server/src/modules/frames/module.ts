import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as webManager from './web-manager.ts'

export const framesModule = { routes: routesIn(webManager) } satisfies ServerModule
