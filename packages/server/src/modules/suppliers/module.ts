import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo.ts'
import { create, remove, template, update, withoutSystem } from './suppliers.ts'

const routes = [template, create, update, remove, withoutSystem]
const guards: Guards = {}

export const suppliersModule = { routes, guards, demo: { fill } } satisfies ServerModule
