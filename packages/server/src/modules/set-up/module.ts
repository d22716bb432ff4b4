import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as setUpCalls from './set-up-calls.ts'

const routes = routesIn(setUpCalls)

export const setUpModule = { routes } satisfies ServerModule
