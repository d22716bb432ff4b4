import type { Tx } from '../../kit/database/database.ts'

/** Court type 1 always exists. */
export async function seed(tx: Tx) {
  await tx.insertInto('tipo_recurso').values({ id_mst_tiporecurso: 1, desc_tiporecurso: 'Pista' }).execute()
}
