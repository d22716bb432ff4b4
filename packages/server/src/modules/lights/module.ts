import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo.ts'
import { all, create, get, remove, update } from './light-calendars.ts'
import { courts } from './light-courts.ts'
import * as slots from './light-slots.ts'

const routes = [all, get, create, update, remove, courts, slots.all, slots.get, slots.create, slots.update, slots.remove, slots.shift]
const guards: Guards = { luz_pista_una_vez: 'msg.changed_meanwhile' }

export const lightsModule = { routes, guards, demo: { fill, after: ['courts'] } } satisfies ServerModule
