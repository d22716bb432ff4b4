import type { Guards, Route } from '../../kit/serve.ts'
import { create, remove, template, update, withoutSystem } from './suppliers.ts'

export const routes: Route[] = [template, create, update, remove, withoutSystem]
export const guards: Guards = {}
