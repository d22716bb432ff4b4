import type { Tx } from '../../kit/database.ts'

/** Deletes the notes and documents of a member: they go with him. */
export async function forgetFile(tx: Tx, id_mst_socios: number) {
  await tx.deleteFrom('notas_socio').where('id_mst_socios', '=', id_mst_socios).execute()
  await tx.deleteFrom('socios_documentos').where('id_mst_socios', '=', id_mst_socios).execute()
}
