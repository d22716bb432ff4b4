import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import type { ServerModule } from '../../kit/module.ts'

const guards: Guards = {
  devolucion_una_vez: 'msg.changed_meanwhile',
}

export const bankReturnsModule = {
  routes: [],
  guards,
  memberColumns: [
    ...memberColumns('devolucion', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('fichero_devoluciones', { stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
