import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as consents from './consents.ts'
import { fill } from './demo.ts'
import * as openings from './openings.ts'
import { forgetOpenings } from './openings.ts'
import * as ownData from './own-data.ts'

export const personalDataModule = {
  routes: routesIn(consents, openings, ownData),
  tidy: forgetOpenings,
  demo: { fill, after: ['members', 'identity'] },
} satisfies ServerModule
