import { reservedMembers } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/**
 * Keeps a member from being deleted while something is added to his file; `alone` also makes others who do so wait. Refuses one who is not
 * there, and reserved ones.
 */
export async function holdMember(tx: Tx, id: number, how: 'shared' | 'alone' = 'shared') {
  const wanted = tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id)
  const row = await (how === 'alone' ? wanted.forNoKeyUpdate() : wanted.forKeyShare()).executeTakeFirst()
  if (!row) refuse('msg.not_found', { id_mst_socios: 'msg.not_found' })
  if (row.reservado || (reservedMembers as readonly number[]).includes(id)) refuse('socio.usuario_reservado')
}
