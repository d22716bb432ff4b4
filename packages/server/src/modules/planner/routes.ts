import type { Route } from '../../kit/serve.ts'
import { day, info, ofCourt } from './planner-day.ts'

export const routes: Route[] = [day, ofCourt, info]
