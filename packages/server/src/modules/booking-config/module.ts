import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as configurations from './configurations.ts'
import { fill } from './demo.ts'
import * as globalTimes from './global-times.ts'
import * as typeTimes from './type-times.ts'

const routes = routesIn(configurations, typeTimes, globalTimes)

export const bookingConfigModule = { routes, demo: { fill, after: ['bookings'] } } satisfies ServerModule
