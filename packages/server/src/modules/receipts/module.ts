import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import { fill } from './demo.ts'
import { forgetBatches } from './forget-batches.ts'
import * as linesWithoutReceipt from './lines-without-receipt.ts'
import { receiptLetterJob, sendReceipt } from './receipt-letter.ts'
import * as receipts from './receipts.ts'
import * as bankFile from './remittances/bank-file.ts'
import * as remittances from './remittances/remittances.ts'
import { settleDue } from './remittances/settle-remittances.ts'
import { receiptRestrictions } from './restrictions.ts'
import { checks } from './verify.ts'

const guards: Guards = {
  recibo_factura_una_viva: 'recibo.linea_en_recibo',
}

export const receiptsModule = {
  routes: routesIn(linesWithoutReceipt, receipts, bankFile, remittances),
  guards,
  checks,
  jobs: [inSteps(receiptLetterJob, sendReceipt)],
  tidy: async (tx, now, club) => {
    await forgetBatches(tx, now)
    await settleDue(tx, now, club)
  },
  restrictions: receiptRestrictions,
  demo: { fill, after: ['mandates', 'fees', 'invoices', 'passes', 'one-off-income'] },
  memberColumns: [
    ...memberColumns('recibo', { key: 'id_reg_recibo', as: 'money', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('recibo_lote', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('remesa', { stays: ['id_mst_socios_creacion', 'id_mst_socios_confirmador'] }),
  ],
} satisfies ServerModule
