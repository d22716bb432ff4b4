import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'

/**
 * Locks members in the order of their ids, after lines, registers and products: whoever spends, gives or lets expire what a wallet or a pass
 * holds takes turns. The member's row stands for all of their accounts, whose balances each spender writes.
 */
export async function lockMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const locked = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_mst_socios', 'in', wanted)
    .orderBy('id_mst_socios')
    .forNoKeyUpdate()
    .execute()
  if (locked.length !== wanted.length) refuse('msg.not_found', { id_mst_socios: 'msg.not_found' })
}
