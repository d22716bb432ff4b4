import { labelList, mayRemoveLabel, removeLabel } from '@app/contract/labels/label'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

export const list = handle(labelList, ({ tx }) =>
  tx
    .selectFrom('etiqueta as e')
    .leftJoin('socios_etiqueta as o', 'o.id_mst_etiqueta', 'e.id_mst_etiqueta')
    .select(['e.id_mst_etiqueta', 'e.desc_etiqueta', sql<number>`count(o.id_reg_socios_etiqueta)`.as('socios')])
    .groupBy('e.id_mst_etiqueta')
    .orderBy('e.desc_etiqueta')
    .execute(),
)

/** True if a member or a document has it. */
const has = async (tx: Tx, id: number) => {
  const [member, document] = await together(
    tx.selectFrom('socios_etiqueta').select('id_reg_socios_etiqueta').where('id_mst_etiqueta', '=', id).limit(1).executeTakeFirst(),
    tx.selectFrom('socios_documentos').select('id_reg_socios_documentos').where('id_mst_etiqueta', '=', id).limit(1).executeTakeFirst(),
  )
  return member !== undefined || document !== undefined
}

export const mayRemove = handle(mayRemoveLabel, async ({ tx, input: { id }, say }) => {
  const row = await tx.selectFrom('etiqueta').select('id_mst_etiqueta').where('id_mst_etiqueta', '=', id).executeTakeFirst()
  if (!row) refuse('msg.not_found')
  return (await has(tx, id)) ? say('etiqueta.NoPuedeEliminarEtiqueta') : true
})

/** Locked first: a concurrent assignment to a member waits, and finds the label deleted. */
export const remove = handle(removeLabel, async ({ tx, input: { id } }) => {
  const row = await tx.selectFrom('etiqueta').select('id_mst_etiqueta').where('id_mst_etiqueta', '=', id).forUpdate().executeTakeFirst()
  if (!row) refuse('msg.not_found')
  if (await has(tx, id)) refuse('etiqueta.NoPuedeEliminarEtiqueta')
  await tx.deleteFrom('etiqueta').where('id_mst_etiqueta', '=', id).execute()
  return {}
})
