import { memberColumns } from '../../kit/database/member-columns.ts'
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
  memberColumns: [
    ...memberColumns('socios_recurso_horas_temporada', {
      ...{
        key: 'id_reg_socios_recurso_horas_temporada',
        once: ['id_mst_recurso', 'id_mst_tiporeserva'],
        ends: true,
        goes: ['id_mst_socios'],
      },
    }),
    ...memberColumns('socios_horas_partidos_temporada', {
      key: 'id_mst_socios_horas_partidos_temporada',
      as: 'file',
      goes: ['id_mst_socios'],
    }),
  ],
} satisfies ServerModule
