import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as c60 from './c60.ts'

export const c60Module = {
  routes: routesIn(c60),
  memberColumns: memberColumns('empresa_c60', { stays: ['id_mst_socios_creacion'] }),
} satisfies ServerModule
