import type { Tx } from '../../kit/database/database.ts'

/** Renames the file of a member's document; a document of another member stays as it is. */
export async function renameDocument(
  tx: Tx,
  member: number,
  { id, nombre_fichero }: { readonly id: number; readonly nombre_fichero: string },
) {
  await tx
    .updateTable('socios_documentos')
    .set({ nombre_fichero })
    .where('id_reg_socios_documentos', '=', id)
    .where('id_mst_socios', '=', member)
    .execute()
}
