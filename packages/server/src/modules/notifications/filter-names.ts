import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** Names behind the exclusive filter of a letter; null for what it does not name. */
export interface FilterNames {
  readonly campeonato: string | null
  readonly campeonato_grupo: string | null
  readonly actividad: string | null
  readonly actividad_grupo: string | null
  readonly cuota: string | null
  readonly curso: string | null
  readonly curso_grupo: string | null
}

/** Letters, as `notificacion as n`, with the names behind their exclusive filters. */
export const noticesWithFilter = (tx: Tx) =>
  tx
    .selectFrom('notificacion as n')
    .leftJoin('campeonato_grupo as cg', 'cg.id_reg_campeonatos_grupo', 'n.id_reg_campeonatos_grupo')
    .leftJoin('campeonato as c', (join) =>
      join.on(sql<boolean>`c.id_reg_campeonatos = coalesce(n.id_reg_campeonatos, cg.id_reg_campeonatos)`),
    )
    .leftJoin('actividad_grupo as ag', 'ag.id_reg_actividades_grupo', 'n.id_reg_actividades_grupo')
    .leftJoin('actividad as a', 'a.id_reg_actividades', 'ag.id_reg_actividades')
    .leftJoin('cuotas as q', 'q.id_mst_cuotas', 'n.id_mst_cuotas')
    .leftJoin('cursos as k', 'k.id_mst_curso', 'n.id_mst_curso')
    .leftJoin('curso_grupo as kg', 'kg.id_mst_curso_grupo', 'n.id_mst_curso_grupo')
    .select(['c.desc_campeonato as campeonato', 'cg.desc_campeonatos_grupo as campeonato_grupo', 'a.desc_actividad as actividad'])
    .select(['ag.desc_actividades_grupo as actividad_grupo', 'q.desc_cuota as cuota', 'k.desc_curso as curso', 'kg.desc as curso_grupo'])

/** The filter of a letter in words; null for all members. */
export function filterText({ campeonato, campeonato_grupo, actividad, actividad_grupo, cuota, curso, curso_grupo }: FilterNames) {
  const joined = (...names: readonly (string | null)[]) => names.filter((name) => name !== null).join(', ') || null
  return joined(campeonato, campeonato_grupo) ?? joined(actividad, actividad_grupo) ?? cuota ?? curso ?? curso_grupo
}
