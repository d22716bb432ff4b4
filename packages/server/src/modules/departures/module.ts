import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import * as departures from './departure.ts'
import { departureJob, processDue, scheduleDepartures } from './due-departures.ts'
import * as eraseData from './erase-data.ts'

export const departuresModule = {
  routes: routesIn(departures, eraseData),
  jobs: [inOneTransaction(departureJob, processDue)],
  tidy: scheduleDepartures,
} satisfies ServerModule
