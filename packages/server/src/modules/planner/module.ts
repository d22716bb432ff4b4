import type { ServerModule } from '../../kit/module.ts'
import { day, info, ofCourt } from './planner-day.ts'

const routes = [day, ofCourt, info]

export const plannerModule = { routes } satisfies ServerModule
