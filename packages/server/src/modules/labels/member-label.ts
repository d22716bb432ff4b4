import { addMemberLabel, labelChoices, memberLabels, saveMemberLabels } from '@app/contract/labels/member-label'
import { ascending } from '@app/contract/values/order'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMemberFile } from '../members/public.ts'

export const list = handle(memberLabels, ({ tx, input: { id_mst_etiqueta, id_mst_socios } }) => {
  let rows = tx
    .selectFrom('socios_etiqueta as o')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'o.id_mst_etiqueta')
    .innerJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios')
    .select(['o.id_reg_socios_etiqueta', 'o.id_mst_socios', 'o.id_mst_etiqueta', 'e.desc_etiqueta'])
    .select(fullName('s').as('nombre_completo'))
    .orderBy('e.desc_etiqueta')
    .orderBy('nombre_completo')
    .orderBy('o.id_reg_socios_etiqueta')
  if (id_mst_etiqueta !== null) rows = rows.where('o.id_mst_etiqueta', '=', id_mst_etiqueta)
  if (id_mst_socios !== null) rows = rows.where('o.id_mst_socios', '=', id_mst_socios)
  return rows.execute()
})

export const labels = handle(labelChoices, ({ tx, input: { documentos } }) =>
  tx
    .selectFrom('etiqueta as e')
    .select(['e.id_mst_etiqueta as id', 'e.desc_etiqueta as text'])
    .$if(documentos, (q) =>
      q.orderBy(
        (eb) =>
          eb.exists(
            eb.selectFrom('socios_documentos as d').select('d.id_mst_etiqueta').whereRef('d.id_mst_etiqueta', '=', 'e.id_mst_etiqueta'),
          ),
        'desc',
      ),
    )
    .orderBy('e.desc_etiqueta')
    .execute(),
)

/** Simultaneous saves of a member's labels take turns: the later choice wins as a whole. */
export const save = handle(saveMemberLabels, async ({ tx, input: { id_mst_socios, etiquetas } }) => {
  await lockMemberFile(tx, id_mst_socios, 'alone')
  const wanted = ascending(etiquetas)
  await tx
    .deleteFrom('socios_etiqueta')
    .where('id_mst_socios', '=', id_mst_socios)
    .$if(wanted.length > 0, (q) => q.where('id_mst_etiqueta', 'not in', wanted))
    .execute()
  if (wanted.length > 0)
    await tx
      .insertInto('socios_etiqueta')
      .values(wanted.map((id_mst_etiqueta) => ({ id_mst_socios, id_mst_etiqueta })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return tx.selectFrom('socios_etiqueta').selectAll().where('id_mst_socios', '=', id_mst_socios).orderBy('id_mst_etiqueta').execute()
})

export const add = handle(addMemberLabel, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_etiqueta').values(input).returningAll().executeTakeFirstOrThrow()
})
