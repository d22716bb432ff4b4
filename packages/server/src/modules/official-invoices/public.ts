import type { Tx } from '../../kit/database/database.ts'

export { type Correction, correctRecord } from './changes/correct-record.ts'
export { delivering, recordDelivery } from './deliveries.ts'
export { issue, type LinesDraft } from './issue.ts'
export { paperForReader, payerOf } from './paper.ts'
export { issueForSale, issueIfPossible, requireIssuableSale } from './sale-invoices.ts'
export { invoicingSystem, type Producer } from './software.ts'

/** Records of a chain after the n-th, in their order. */
export const recordsAfter = (tx: Tx, id_reg_documento_cadena: number, n: number, limit: number) =>
  tx
    .selectFrom('documento_registro')
    .selectAll()
    .where('id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .where('n', '>', n)
    .orderBy('n')
    .limit(limit)
    .execute()
