import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'

export { type DemoDrawer, demoDrawer } from './demo.ts'

/** Locks registers in the order of their ids, so that charging and closing take turns and never wait for each other in a circle. */
export async function lockRegisters(tx: Tx, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await tx.selectFrom('caja').selectAll().where('id_mst_caja', 'in', wanted).orderBy('id_mst_caja').forNoKeyUpdate().execute()
  return rows.length === wanted.length ? rows : refuse('msg.not_found', { id_mst_caja: 'msg.not_found' })
}
