import type { Tx } from '../../../kit/database/database.ts'

/** The first bookable courts of the first sport without parent, for the demo data of other modules. */
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
