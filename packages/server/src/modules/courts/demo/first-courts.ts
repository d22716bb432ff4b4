import type { Tx } from '../../../kit/database/database.ts'

/** The first courts of the first sport that are booked and are part of nothing, for what other modules fill the demo club with. */
export async function demoCourts(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('recurso')
    .select('id_mst_recurso')
    .where('id_mst_tiporecurso', '=', 1)
    .where('activo', '=', true)
    .where('reservar_pista', '=', true)
    .where('id_mst_recurso_padre', 'is', null)
    .orderBy('orden')
    .limit(count)
    .execute()
  return rows.map(({ id_mst_recurso }) => id_mst_recurso)
}
