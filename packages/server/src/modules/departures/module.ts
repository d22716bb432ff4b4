import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as departures from './departure.ts'
import { askForDepartures, departureJob, processDue } from './due-departures.ts'

export const departuresModule = {
  routes: routesIn(departures),
  jobs: { [departureJob]: processDue },
  tidy: askForDepartures,
} satisfies ServerModule
