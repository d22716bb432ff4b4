import type { Tx } from '../../kit/database/database.ts'

/** The entry of the town's register with a tax id; undefined if unknown. */
export const registeredAs = (tx: Tx, nif: string | null) =>
  tx.selectFrom('padron').select(['id_mst_padron', 'poblacion']).where('nif', '=', nif).executeTakeFirst()

/** Deletes the entry of an erased person. */
export const forgetRegistered = (tx: Tx, nif: string | null) => tx.deleteFrom('padron').where('nif', '=', nif).execute()
