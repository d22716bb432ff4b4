import type { Guards, Route } from '../../kit/serve.ts'
import * as categories from './categories.ts'
import * as rankings from './rankings.ts'

export const routes: Route[] = [
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
export const guards: Guards = {}
