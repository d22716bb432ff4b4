import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as closeCourts from './close-courts.ts'
import { noticesJob, notify } from './closure-letters.ts'
import * as closureNotices from './closure-notices.ts'
import * as closures from './closures.ts'

export const closuresModule = {
  routes: routesIn(closeCourts, closureNotices, closures),
  guards: { cierre_orden_horas: 'closures.horas_invertidas', acto_reserva_una_vez: 'msg.changed_meanwhile' },
  jobs: { [noticesJob]: notify },
} satisfies ServerModule
