import type { Tx } from '../../kit/database/database.ts'

/** The company of a new club, to be named by its manager. */
export async function seed(tx: Tx) {
  await tx.insertInto('empresa').values({ id_mst_empresas: 1, nombre: 'Club' }).execute()
}
