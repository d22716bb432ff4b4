import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as setUp from './set-up.ts'

const routes = routesIn(setUp)

export const setUpModule = { routes } satisfies ServerModule
