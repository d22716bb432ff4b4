import type { Tx } from '../../kit/database/database.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'

/** Adds a label to members; members with it are skipped. */
export async function addLabelTo(tx: Tx, id_mst_etiqueta: number, members: readonly number[]) {
  await inChunks(members, (piece) =>
    tx
      .insertInto('socios_etiqueta')
      .values(piece.map((id_mst_socios) => ({ id_mst_socios, id_mst_etiqueta })))
      .onConflict((conflict) => conflict.columns(['id_mst_etiqueta', 'id_mst_socios']).doNothing())
      .execute(),
  )
}

/** Removes a label from members; returns the number removed. */
export async function removeLabelFrom(tx: Tx, id_mst_etiqueta: number, members: readonly number[]): Promise<number> {
  const taken = await tx
    .deleteFrom('socios_etiqueta')
    .where('id_mst_etiqueta', '=', id_mst_etiqueta)
    .where('id_mst_socios', 'in', members)
    .executeTakeFirst()
  return Number(taken.numDeletedRows)
}
