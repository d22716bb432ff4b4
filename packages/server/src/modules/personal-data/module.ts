import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as consents from './consent.ts'
import { fill } from './demo.ts'
import * as openings from './opening.ts'
import { forgetOpenings } from './opening.ts'
import * as ownData from './own-data.ts'

export const personalDataModule = {
  routes: routesIn(consents, openings, ownData),
  tidy: forgetOpenings,
  demo: { fill, after: ['members', 'identity'] },
} satisfies ServerModule
