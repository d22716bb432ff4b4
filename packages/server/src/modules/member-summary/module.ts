import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as bookings from './bookings.ts'
import * as changes from './changes.ts'
import * as summary from './summary.ts'

export const memberSummaryModule = { routes: routesIn(summary, bookings, changes) } satisfies ServerModule
