import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as feeTypes from './fee-types.ts'

const routes = routesIn(feeTypes)

export const feeTypesModule = { routes, demo: { fill } } satisfies ServerModule
