import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import type { ServerModule } from '../../kit/module.ts'
import { checks } from './verify.ts'

const guards: Guards = { libro_cuenta_limite: 'ledger.no_hay_tanto', libro_asiento_devuelto: 'ledger.ya_devuelto' }

export const ledgerModule = {
  routes: [],
  guards,
  checks,
  memberColumns: [
    ...memberColumns('libro_asiento', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('libro_cuenta', { key: 'id_reg_cuenta', goes: ['id_mst_socios'] }),
    ...memberColumns('libro_operacion', {
      key: 'id_reg_operacion',
      as: 'money',
      goes: ['id_mst_socios'],
      stays: ['id_mst_socios_creacion'],
    }),
  ],
} satisfies ServerModule
