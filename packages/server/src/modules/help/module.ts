import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as screenHelp from './screen-help.ts'

const routes = routesIn(screenHelp)

export const helpModule = { routes } satisfies ServerModule
