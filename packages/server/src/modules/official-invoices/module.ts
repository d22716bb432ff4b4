import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import * as changeInvoices from './change-invoices.ts'
import { rectifyRefunds } from './changes/rectify-refunds.ts'
import { documentLetterJob, mail as mailDocument, sendDocument } from './document-letter.ts'
import * as documentLines from './document-lines.ts'
import * as documentPaper from './document-paper.ts'
import { generateSlices } from './generate-run.ts'
import * as officialInvoices from './official-invoices.ts'
import { documentRestrictions } from './seen-invoices.ts'
import { checks } from './verify.ts'

const guards: Guards = {
  facturaoficial_linea_una: 'msg.changed_meanwhile',
  facturaoficial_sustituida_una: 'msg.changed_meanwhile',
  facturaoficial_anulacion_una: 'msg.changed_meanwhile',
}

export const officialInvoicesModule = {
  routes: [...routesIn(officialInvoices, changeInvoices, documentLines, documentPaper), mailDocument],
  guards,
  restrictions: documentRestrictions,
  checks,
  jobs: [generateSlices, inSteps(documentLetterJob, sendDocument)],
  closing: rectifyRefunds,
  memberColumns: [
    ...memberColumns('facturaoficial', { stays: ['id_mst_socios', 'id_mst_socios_creacion'] }),
    ...memberColumns('facturaoficial_entrega', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('facturaoficial_anulacion', { stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
