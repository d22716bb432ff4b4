import type { Tx } from '../../kit/database/database.ts'
import { firstType } from './whole-sport.ts'

/** Court type 1 always exists. */
export async function seed(tx: Tx) {
  await tx.insertInto('tipo_recurso').values({ id_mst_tiporecurso: firstType.id, desc_tiporecurso: firstType.name }).execute()
}
