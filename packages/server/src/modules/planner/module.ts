import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as movePrice from './move-price.ts'
import * as plannerDay from './planner-day.ts'

const routes = routesIn(plannerDay, movePrice)

export const plannerModule = { routes } satisfies ServerModule
