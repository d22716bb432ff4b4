import type { Tx } from '../../kit/database/database.ts'

/** Gives the company of a new club the club's name. */
export const nameCompany = (tx: Tx, nombre: string) => tx.updateTable('empresa').set({ nombre }).where('id_mst_empresas', '=', 1).execute()
