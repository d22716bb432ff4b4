import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as importRegistry from './import-registry.ts'

export const registryModule = {
  routes: routesIn(importRegistry),
  guards: { padron_nif: 'padron.repetido' },
  demo: { fill, after: ['members'] },
} satisfies ServerModule
