import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as calendars from './calendars.ts'
import { fill } from './demo.ts'
import * as effect from './effect.ts'
import * as holidays from './holidays.ts'
import * as schedules from './schedules.ts'

const routes = routesIn(calendars, schedules, effect, holidays)
const guards: Guards = {
  festivo_dia_unico: 'msg.changed_meanwhile',
  festivo_cada_ano_unico: 'msg.changed_meanwhile',
  horario_tipo1_unico: 'calendario.tipo1_repetido',
}

export const calendarsModule = { routes, guards, demo: { fill } } satisfies ServerModule
