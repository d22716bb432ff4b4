import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as suppliers from './suppliers.ts'

const routes = routesIn(suppliers)

export const suppliersModule = { routes, demo: { fill } } satisfies ServerModule
