import { after } from '../../kit/clock.ts'
import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as run from './run.ts'

/** Days that ended runs are kept. */
const kept = 90

export const runsModule = {
  routes: routesIn(run),
  memberColumns: [...memberColumns('proceso', { stays: ['id_mst_socios_creacion'] })],
  tidy: async (tx, now) => {
    await tx
      .deleteFrom('proceso')
      .where('fecha_fin', '<', after(now, -kept * 86_400))
      .execute()
  },
} satisfies ServerModule
