import { memberLabels } from '@app/contract/labels/member-label'
import { sql } from 'kysely'
import { handle } from '../../kit/serve.ts'

export const list = handle(memberLabels, ({ tx, input: { id_mst_etiqueta, id_mst_socios } }) => {
  let rows = tx
    .selectFrom('socios_etiqueta as o')
    .innerJoin('etiqueta as e', 'e.id_mst_etiqueta', 'o.id_mst_etiqueta')
    .innerJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios')
    .select(['o.id_reg_socios_etiqueta', 'o.id_mst_socios', 'o.id_mst_etiqueta', 'e.desc_etiqueta'])
    .select(sql<string>`trim(s.nombre || ' ' || s.apellidos)`.as('nombre_completo'))
    .orderBy('e.desc_etiqueta')
    .orderBy('nombre_completo')
    .orderBy('o.id_reg_socios_etiqueta')
  if (id_mst_etiqueta !== null) rows = rows.where('o.id_mst_etiqueta', '=', id_mst_etiqueta)
  if (id_mst_socios !== null) rows = rows.where('o.id_mst_socios', '=', id_mst_socios)
  return rows.execute()
})
