import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { courtColumns } from './shown-court.ts'

/** The type, locked: two desks that write its rows take turns. */
export const lockType = async (tx: Tx, id: number) =>
  (await tx.selectFrom('tipo_recurso').selectAll().where('id_mst_tiporecurso', '=', id).forNoKeyUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

/** The court, locked; with `type`, only when it is one of that type. */
export async function lockCourt(tx: Tx, id: number, type: number | null = null) {
  const row = await tx.selectFrom('recurso').select(courtColumns).where('id_mst_recurso', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row && (type === null || row.id_mst_tiporecurso === type) ? row : refuse('msg.not_found')
}

/**
 * Before courts get other parts: waits for the bookings under way and makes new ones wait. A booking locks the leaf
 * courts of its court; were those to change between its read and its lock, it would hold a court that is no longer its
 * own. Reads continue.
 */
export const lockFamilies = ({ tx, club }: Pick<Call<unknown>, 'tx' | 'club'>) =>
  sql`lock table ${sql.table(`${club.schema}.recurso`)} in exclusive mode`.execute(tx)
