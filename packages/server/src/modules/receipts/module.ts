import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import type { ServerModule } from '../../kit/module.ts'

const guards: Guards = {
  recibo_factura_una_viva: 'recibo.linea_en_recibo',
}

export const receiptsModule = {
  routes: [],
  guards,
  memberColumns: [
    ...memberColumns('recibo', { key: 'id_reg_recibo', as: 'money', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('recibo_lote', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('remesa', { stays: ['id_mst_socios_creacion', 'id_mst_socios_envio'] }),
  ],
} satisfies ServerModule
