import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import * as blocks from './blocks.ts'
import { fill } from './demo.ts'
import { extend, extendJob, scheduleExtensions } from './extend-series.ts'
import * as permanentBookings from './permanent-bookings.ts'
import { forgetSeriesActs } from './series-acts.ts'
import * as seriesPreview from './series-preview.ts'
import * as undoSeries from './undo-series.ts'
import { checks } from './verify.ts'

export const permanentModule = {
  routes: routesIn(permanentBookings, blocks, seriesPreview, undoSeries),
  guards: {
    reservafija_orden_dias: 'permanent.fechas_invertidas',
    reservafija_nivel_orden: 'booking.nivel_invertido',
    acto_fija_una_vez: 'msg.changed_meanwhile',
  },
  checks,
  demo: { fill, after: ['bookings', 'calendars'] },
  jobs: [inOneTransaction(extendJob, extend)],
  tidy: async (tx, now, club) => {
    await scheduleExtensions(tx, now, club)
    await forgetSeriesActs(tx, now, club)
  },
  memberColumns: [
    ...memberColumns('reservafija', {
      key: 'id_mst_reservasfijas',
      as: 'booking',
      goes: ['id_mst_socios'],
      stays: ['id_mst_socios_creacion'],
    }),
    ...memberColumns('reservafija_socio', { key: 'id_reg_reservafija_socio', once: ['id_mst_reservasfijas'], goes: ['id_mst_socios'] }),
  ],
} satisfies ServerModule
