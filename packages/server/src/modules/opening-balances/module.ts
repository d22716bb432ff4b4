import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as balanceCheck from './balance-check.ts'
import * as balanceSave from './balance-save.ts'
import * as balanceUndo from './balance-undo.ts'

const guards: Guards = { saldo_importado_fila_una: 'saldos.ha_cambiado' }

export const openingBalancesModule = {
  routes: routesIn(balanceCheck, balanceSave, balanceUndo),
  guards,
  memberColumns: [
    ...memberColumns('saldo_importado', { stays: ['id_mst_socios_autor'] }),
    ...memberColumns('saldo_importado_fila', { key: 'id_reg_saldo_importado_fila', goes: ['id_mst_socios'], once: ['clave'] }),
  ],
} satisfies ServerModule
