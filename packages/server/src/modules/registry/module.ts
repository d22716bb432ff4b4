import type { ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'

export const registryModule = {
  routes: [],
  guards: { padron_nif: 'padron.repetido' },
  demo: { fill, after: ['members'] },
} satisfies ServerModule
