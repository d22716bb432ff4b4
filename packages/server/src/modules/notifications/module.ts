import { memberColumns } from '../../kit/database/member-columns.ts'
import type { ServerModule } from '../../kit/module.ts'

export const notificationsModule = {
  routes: [],
  memberColumns: memberColumns('notificacion', { stays: ['id_mst_socios_creacion'] }),
} satisfies ServerModule
