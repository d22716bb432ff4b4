import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as report from './report.ts'

export const reportsModule = { routes: routesIn(report) } satisfies ServerModule
