import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as companies from './companies.ts'
import { fill } from './demo.ts'
import * as logo from './logo.ts'
import { seed } from './seed.ts'

const routes = routesIn(companies, logo)

export const companyModule = { routes, seed: { run: seed, after: ['income-types'] }, demo: { fill } } satisfies ServerModule
