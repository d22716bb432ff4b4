import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'

/**
 * The courts whose ground a booking of this court takes: the leaves below it, or itself when nothing is part of it. In id order,
 * which is the order to lock them in. A circle of parents, which nothing should make, ends instead of running for ever.
 */
export async function descendantLeaves(tx: Tx, courtId: number): Promise<number[]> {
  const rows = await tx
    .withRecursive('below(id)', (db) =>
      db
        .selectFrom('recurso')
        .where('id_mst_recurso', '=', courtId)
        .select('id_mst_recurso as id')
        .union(
          db.selectFrom('recurso').innerJoin('below', 'below.id', 'recurso.id_mst_recurso_padre').select('recurso.id_mst_recurso as id'),
        ),
    )
    .selectFrom('below')
    .leftJoin('recurso as part', 'part.id_mst_recurso_padre', 'below.id')
    .where('part.id_mst_recurso', 'is', null)
    .select(sql<number>`below.id`.as('id'))
    .orderBy('id')
    .execute()
  return rows.length > 0 ? rows.map(({ id }) => id) : [courtId]
}
