import { activitiesWithGroups, columnsOfGroup } from '@app/contract/activities/activities'
import { sql } from 'kysely'
import { together } from '../../kit/database/together.ts'
import { handle } from '../../kit/http/serve.ts'
import { groupOf } from './group-rows.ts'

export const withGroups = handle(activitiesWithGroups, async ({ tx, today }) => {
  const current = sql<boolean>`fecha_fin >= ${today}::date`
  const reading = tx
    .selectFrom('actividad')
    .select(['id_reg_actividades', 'desc_actividad', 'fecha_ini', 'fecha_fin'])
    .select(current.as('vigente'))
    .where('activo', '=', true)
    .orderBy(current, 'desc')
    .orderBy('desc_actividad')
    .orderBy('id_reg_actividades')
    .execute()
  const counting = tx
    .selectFrom('actividad_grupo as g')
    .leftJoin('actividad_inscrito as i', 'i.id_reg_actividades_grupo', 'g.id_reg_actividades_grupo')
    .select(['g.id_reg_actividades_grupo', 'g.id_reg_actividades', 'g.desc_actividades_grupo'])
    .select(sql<number>`count(i.id_reg_actividades_inscritos)::int`.as('inscritos'))
    .groupBy('g.id_reg_actividades_grupo')
    .orderBy('g.desc_actividades_grupo')
    .orderBy('g.id_reg_actividades_grupo')
    .execute()
  const [rows, groups] = await together(reading, counting)
  const of = Map.groupBy(groups, (group) => group.id_reg_actividades)
  return rows.map((row) => ({
    ...row,
    actividad_grupo: (of.get(row.id_reg_actividades) ?? []).map(({ id_reg_actividades: _of, ...group }) => group),
  }))
})

export const columns = handle(columnsOfGroup, async ({ tx, input }) => (await groupOf(tx, input.id)).columnas)
