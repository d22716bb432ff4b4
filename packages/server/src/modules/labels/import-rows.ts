import type { ImportedMember } from '@app/contract/members/import/fields'
import type { Tx } from '../../kit/database/database.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'

/** Adds the labels of a list to its imported members. */
export async function importLabels(tx: Tx, members: readonly { readonly id: number; readonly member: ImportedMember }[]) {
  const labels = members.flatMap(({ id, member }) =>
    (member.id_mst_etiquetas ?? []).map((id_mst_etiqueta) => ({ id_mst_socios: id, id_mst_etiqueta })),
  )
  await inChunks(labels, (piece) => tx.insertInto('socios_etiqueta').values(piece).execute())
}
