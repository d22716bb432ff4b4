import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as chainCheck from './chain-check.ts'
import * as companyCertificate from './company-certificate.ts'
import * as declaration from './declaration.ts'
import * as exportRecords from './export-records.ts'
import * as mend from './mend.ts'
import * as panel from './panel.ts'
import { beginAllRounds, senderJobs } from './sender/send-round.ts'
import * as sendings from './sendings.ts'
import * as start from './start.ts'
import { checks } from './verify.ts'
import { warnExpiry } from './warn-expiry.ts'

const guards: Guards = { verifactu_certificado_uno: 'msg.changed_meanwhile', documento_conforme_uno: 'verifactu.no_por_arreglar' }

export const verifactuModule = {
  routes: routesIn(companyCertificate, panel, sendings, mend, chainCheck, start, exportRecords, declaration),
  guards,
  checks,
  jobs: senderJobs,
  memberColumns: [
    ...memberColumns('verifactu_certificado', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('documento_conforme', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('documento_comprobacion', { stays: ['id_mst_socios_creacion'] }),
  ],
  tidy: async (...at) => {
    await beginAllRounds(...at)
    await warnExpiry(...at)
  },
} satisfies ServerModule
