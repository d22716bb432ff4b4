import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as activityType from './activity-type.ts'
import { fill } from './demo.ts'

export const activityTypesModule = {
  routes: routesIn(activityType),
  guards: { tipo_actividad_nombre: 'actividad.repetida', socios_tipoactividad_una: 'actividad.ya_puesta' },
  demo: { fill, after: ['members'] },
  memberColumns: [
    ...memberColumns('socios_tipoactividad', {
      key: 'id_reg_socios_tipoactividad',
      once: ['id_mst_tipoactividad'],
      goes: ['id_mst_socios'],
    }),
  ],
} satisfies ServerModule
