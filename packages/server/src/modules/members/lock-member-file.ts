import { reservedMembers } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/**
 * Locks a member against deletion while rows are added to the file; `alone` also serialises such additions. Refuses
 * unknown and reserved members.
 */
export async function lockMemberFile(tx: Tx, id: number, how: 'shared' | 'alone' = 'shared') {
  const wanted = tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id)
  const row = await (how === 'alone' ? wanted.forNoKeyUpdate() : wanted.forKeyShare()).executeTakeFirst()
  if (!row) refuse('msg.not_found', { id_mst_socios: 'msg.not_found' })
  if (row.reservado || (reservedMembers as readonly number[]).includes(id)) refuse('socio.usuario_reservado')
}
