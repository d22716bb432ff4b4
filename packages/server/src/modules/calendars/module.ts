import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { all, create, get, remove } from './calendars.ts'
import { fill } from './demo.ts'
import { effect } from './effect.ts'
import { holidays, official, save } from './holidays.ts'
import { change, generate, one, removeOne } from './schedules.ts'

const routes = [all, get, create, remove, one, generate, change, removeOne, effect, holidays, save, official]
const guards: Guards = {
  festivo_dia_unico: 'msg.changed_meanwhile',
  festivo_cada_ano_unico: 'msg.changed_meanwhile',
  horario_tipo1_unico: 'calendario.tipo1_repetido',
}

export const calendarsModule = { routes, guards, demo: { fill } } satisfies ServerModule
