import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { memberColumns } from './import/columns.ts'

/** One member, locked for update; a reserved one is refused. */
export async function lockMember(tx: Tx, id: number) {
  const row = await tx.selectFrom('socio').select(memberColumns).where('id_mst_socios', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return row.reservado ? refuse('socio.usuario_reservado') : row
}
