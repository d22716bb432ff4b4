import { paymentTypes } from '@app/contract/income-types/payment-type'
import { units } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/**
 * Locks registers in the order of their ids, so that charging and closing take turns without deadlock. Returns the
 * account of each, created if missing.
 */
export async function lockRegisters(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const found = await tx
    .selectFrom('caja')
    .leftJoin('libro_cuenta as c', 'c.id_mst_caja', 'caja.id_mst_caja')
    .select(['caja.id_mst_caja', 'c.id_reg_cuenta'])
    .where('caja.id_mst_caja', 'in', wanted)
    .orderBy('caja.id_mst_caja')
    .forNoKeyUpdate('caja')
    .execute()
  if (found.length !== wanted.length) refuse('msg.not_found', { id_mst_caja: 'msg.not_found' })
  const accounts = new Map(
    found.flatMap(({ id_mst_caja, id_reg_cuenta }) => (id_reg_cuenta === null ? [] : [[id_mst_caja, id_reg_cuenta]])),
  )
  const missing = wanted.filter((id) => !accounts.has(id))
  if (missing.length === 0) return accounts
  // another desk may have made it between the look above and its lock
  await tx
    .insertInto('libro_cuenta')
    .values(missing.map((id_mst_caja) => ({ ...cashAccount, id_mst_caja })))
    .onConflict((conflict) => conflict.column('id_mst_caja').doNothing())
    .execute()
  const made = await tx.selectFrom('libro_cuenta').select(['id_mst_caja', 'id_reg_cuenta']).where('id_mst_caja', 'in', missing).execute()
  for (const { id_mst_caja, id_reg_cuenta } of made) accounts.set(id_mst_caja!, id_reg_cuenta)
  return accounts
}
const cashAccount = { clase: 'caja', unidad: units.cents, signo: 1, saldo: 0, id_mst_tipopago: paymentTypes.cash } as const

/** Expected cash of a register in cents, by its account; missing if it was never used. Decisions on it require the register's lock. */
export const registerAccount = async (tx: Tx, id_mst_caja: number) =>
  (await tx.selectFrom('libro_cuenta').select(['id_reg_cuenta', 'saldo']).where('id_mst_caja', '=', id_mst_caja).executeTakeFirst()) ?? {
    id_reg_cuenta: 0,
    saldo: 0,
  }
