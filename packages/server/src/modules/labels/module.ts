import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import { importLabels } from './import-rows.ts'
import * as label from './label.ts'
import * as memberLabel from './member-label.ts'

const guards: Guards = { etiqueta_nombre: 'etiqueta.repetida', socios_etiqueta_una: 'etiqueta.ya_puesta' }

export const labelsModule = {
  routes: routesIn(label, memberLabel),
  guards,
  demo: { fill },
  importRows: importLabels,
  memberColumns: [
    ...memberColumns('socios_etiqueta', { key: 'id_reg_socios_etiqueta', once: ['id_mst_etiqueta'], goes: ['id_mst_socios'] }),
  ],
} satisfies ServerModule
