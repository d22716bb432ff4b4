import type { Tx } from '../../../kit/database.ts'

/** The first active members behind a number, for what other modules fill the demo club with. */
export async function demoMembers(tx: Tx, count: number, behind = 3): Promise<number[]> {
  const rows = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('activo', '=', true)
    .where('id_mst_socios', '>', behind)
    .orderBy('id_mst_socios')
    .limit(count)
    .execute()
  return rows.map(({ id_mst_socios }) => id_mst_socios)
}
