import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as lightCalendars from './light-calendars.ts'
import * as lightCourts from './light-courts.ts'
import * as lightSlots from './light-slots.ts'

const routes = routesIn(lightCalendars, lightCourts, lightSlots)
const guards: Guards = { luz_pista_una_vez: 'msg.changed_meanwhile' }

export const lightsModule = { routes, guards, demo: { fill, after: ['courts'] } } satisfies ServerModule
