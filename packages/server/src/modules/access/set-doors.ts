import type { Tx } from '../../kit/database/database.ts'

/** Sets every door and the code of a member that has doors already. */
export async function setDoors(tx: Tx, id: number, { todos, codigo }: { readonly todos: boolean; readonly codigo: string | null }) {
  await tx.updateTable('acceso_socio').set({ todos, codigo }).where('id_mst_socios', '=', id).execute()
}
