import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as blocks from './blocks.ts'
import { fill } from './demo.ts'
import { askForMore, extend, extendJob } from './extend-series.ts'
import * as permanentBookings from './permanent-bookings.ts'
import * as seriesPreview from './series-preview.ts'
import { checks } from './verify.ts'

export const permanentModule = {
  routes: routesIn(permanentBookings, blocks, seriesPreview),
  guards: { reservafija_orden_dias: 'permanent.fechas_invertidas', reservafija_nivel_orden: 'booking.nivel_invertido' },
  checks,
  demo: { fill, after: ['bookings', 'calendars'] },
  jobs: { [extendJob]: extend },
  tidy: askForMore,
} satisfies ServerModule
