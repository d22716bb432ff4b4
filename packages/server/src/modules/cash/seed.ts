import type { Tx } from '../../kit/database/database.ts'

/** A new club starts with one register, so that its first cash has a drawer. */
export async function seed(tx: Tx) {
  await tx.insertInto('caja').values({ id_mst_caja: 1, desc_caja: 'Caja principal' }).execute()
}
