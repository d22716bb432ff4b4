import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'

/** Seconds that a choice of receipts waits for its file. */
const batchSeconds = 86_400

/** Deletes choices of receipts whose files were not made within a day. */
export const forgetBatches = (tx: Tx, now: Date) => tx.deleteFrom('recibo_lote').where('fecha', '<', after(now, -batchSeconds)).execute()
