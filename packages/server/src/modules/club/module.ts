import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as parameter from './parameter.ts'

const routes = routesIn(parameter)

export const clubModule = { routes } satisfies ServerModule
