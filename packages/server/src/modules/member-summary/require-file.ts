import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Refuses an unknown id, and a member without page. */
export async function requireFile(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('socio')
    .select(['reservado', 'id_mst_socios_titular', 'nif'])
    .where('id_mst_socios', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return row.reservado ? refuse('socio.usuario_reservado') : row
}
