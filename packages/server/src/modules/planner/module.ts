import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as plannerDay from './planner-day.ts'

const routes = routesIn(plannerDay)

export const plannerModule = { routes } satisfies ServerModule
