import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as memberHours from './member-hours.ts'

export const memberHoursModule = {
  routes: routesIn(memberHours),
  guards: {
    horas_temporada_una_vez: 'horas.ya_tiene',
    horas_partidos_sin_solape: 'msg.FRANJA_HORAS_PARTIDOS_TEMPORADA_SOLAPADA',
  },
  demo: { fill, after: ['members', 'courts', 'bookings'] },
} satisfies ServerModule
