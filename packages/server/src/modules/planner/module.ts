import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as courtWeek from './court-week.ts'
import * as monthOccupancy from './month-occupancy.ts'
import * as movePrice from './move-price.ts'
import * as parkedBookings from './parked-bookings.ts'
import * as plannerDay from './planner-day.ts'

const routes = routesIn(plannerDay, courtWeek, monthOccupancy, movePrice, parkedBookings)

export const plannerModule = { routes } satisfies ServerModule
