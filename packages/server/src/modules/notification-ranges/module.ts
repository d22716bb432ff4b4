import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as notificationRange from './notification-range.ts'

export const notificationRangesModule = {
  routes: routesIn(notificationRange),
  guards: { notificaciones_tramos_orden: 'tramo.orden', notificaciones_tramos_sin_solape: 'tramo.solapado' },
  demo: { fill, after: ['members'] },
  memberColumns: [
    ...memberColumns('notificaciones_tramos', {
      key: 'id_mst_notificaciones_tramos',
      as: 'file',
      whole: true,
      ends: true,
      goes: ['id_mst_socios'],
    }),
  ],
} satisfies ServerModule
