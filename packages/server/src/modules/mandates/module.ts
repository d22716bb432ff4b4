import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as askSignatures from './ask-signatures.ts'
import { fill } from './demo.ts'
import { importMandates } from './import-rows.ts'
import * as mandateLink from './mandate-link.ts'
import * as mandatePapers from './mandate-papers.ts'
import * as mandates from './mandates.ts'
import * as manyMandates from './many-mandates.ts'

const guards: Guards = {
  mandato_referencia: 'msg.changed_meanwhile',
  mandato_uno_por_socio: 'msg.changed_meanwhile',
}

export const mandatesModule = {
  routes: routesIn(mandates, mandatePapers, askSignatures, manyMandates, mandateLink),
  guards,
  importRows: importMandates,
  demo: { fill, after: ['members', 'company'] },
  memberColumns: [
    ...memberColumns('mandato', { key: 'id_reg_mandato', as: 'money', once: ['id_mst_empresas', 'estado'], goes: ['id_mst_socios'] }),
    ...memberColumns('mandato', { stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
