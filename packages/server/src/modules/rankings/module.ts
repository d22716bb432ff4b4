import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import * as categories from './categories.ts'
import { fill } from './demo.ts'
import * as rankings from './rankings.ts'

const routes = [
  rankings.list,
  rankings.status,
  rankings.activate,
  rankings.deactivate,
  rankings.update,
  rankings.remove,
  categories.create,
  categories.update,
  categories.remove,
]
const guards: Guards = {}

export const rankingsModule = { routes, guards, demo: { fill } } satisfies ServerModule
