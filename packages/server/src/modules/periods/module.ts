import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as closedMonth from './closed-month.ts'

export const periodsModule = {
  routes: routesIn(closedMonth),
  memberColumns: [...memberColumns('periodo_cerrado', { stays: ['id_mst_socios_creacion'] })],
} satisfies ServerModule
