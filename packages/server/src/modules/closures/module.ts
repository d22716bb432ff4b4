import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import * as closeCourts from './close-courts.ts'
import { noticesJob, notify } from './closure-letters.ts'
import * as closureNotices from './closure-notices.ts'
import * as closures from './closures.ts'
import * as refundsDue from './refunds-due.ts'

export const closuresModule = {
  routes: routesIn(closeCourts, closureNotices, closures, refundsDue),
  guards: { cierre_orden_horas: 'closures.horas_invertidas', acto_reserva_una_vez: 'msg.changed_meanwhile' },
  jobs: [inOneTransaction(noticesJob, notify)],
  memberColumns: [...memberColumns('cierre', { stays: ['id_mst_socios_creacion'] })],
} satisfies ServerModule
