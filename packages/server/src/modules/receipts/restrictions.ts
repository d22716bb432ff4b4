import { isOneOf, type Tx } from '../../kit/database/database.ts'
import type { Restrictions } from '../../kit/http/restrictions.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { byIncome, incomesSeenBy } from '../income-types/public.ts'

/** Receipts with a line of an income type that is not allowed, and their remittances. */
const receiptsOfOthers = (tx: Tx, allowed: readonly number[]) =>
  tx
    .selectFrom('recibo_factura as v')
    .innerJoin('factura as f', 'f.id_reg_factura', 'v.id_reg_factura')
    .innerJoin('recibo as r', 'r.id_reg_recibo', 'v.id_reg_recibo')
    .select(['r.id_reg_recibo', 'r.id_reg_remesa'])
    .where((eb) => eb.or([eb('f.id_mst_tipoingreso', 'is', null), eb('f.id_mst_tipoingreso', 'not in', allowed)]))

/** Receipts and remittances with a line of another income type are not found by restricted staff. */
export const receiptRestrictions: Restrictions = {
  recibo: byIncome(async (tx, ids, allowed) => {
    const other = await receiptsOfOthers(tx, allowed).where(isOneOf('r.id_reg_recibo', ids)).limit(1).executeTakeFirst()
    return other !== undefined
  }),
  remesa: byIncome(async (tx, ids, allowed) => {
    const other = await receiptsOfOthers(tx, allowed).where(isOneOf('r.id_reg_remesa', ids)).limit(1).executeTakeFirst()
    return other !== undefined
  }),
}

/** Numbers of receipts and of remittances that are hidden from a user that sees these income types only; none without a restriction. */
export async function hiddenReceipts(tx: Tx, incomes: readonly number[] | null) {
  const rows = incomes === null ? [] : await receiptsOfOthers(tx, incomes).distinct().execute()
  return { receipts: rows.map((row) => row.id_reg_recibo), remittances: rows.flatMap((row) => row.id_reg_remesa ?? []) }
}

/** Numbers of the receipts that are hidden from the user of a call. */
export const hiddenFrom = async ({ tx, user }: Pick<WorkCall, 'tx' | 'user'>): Promise<ReadonlySet<number>> =>
  new Set((await hiddenReceipts(tx, await incomesSeenBy(tx, user))).receipts)
