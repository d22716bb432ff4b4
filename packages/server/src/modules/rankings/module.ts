import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as categories from './categories.ts'
import { fill } from './demo.ts'
import * as rankings from './rankings.ts'

const routes = routesIn(rankings, categories)

export const rankingsModule = { routes, demo: { fill } } satisfies ServerModule
