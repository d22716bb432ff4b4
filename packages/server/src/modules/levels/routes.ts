import type { Guards, Route } from '../../kit/serve.ts'
import { add, list, listIn, remove, save } from './levels.ts'

export const routes: Route[] = [list, listIn, add, remove, save]
export const guards: Guards = {}
