import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Hours of the first courts for some members: a season's, and Saturday mornings for matches. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 6)
    const courts = await tx.selectFrom('recurso').select('id_mst_recurso').orderBy('id_mst_recurso').limit(2).execute()
    const each = members.flatMap((id_mst_socios) => courts.map(({ id_mst_recurso }) => ({ id_mst_socios, id_mst_recurso })))
    if (each.length === 0) return
    await tx
      .insertInto('socios_recurso_horas_temporada')
      .values(each.map((row) => ({ ...row, horas_temporada: 200 })))
      .execute()
    await tx
      .insertInto('socios_horas_partidos_temporada')
      .values(
        each.map((row, at) => ({
          ...row,
          dia: 6,
          hora_inicio: 600,
          hora_fin: 840,
          horas_asignadas: 40,
          es_partido: true,
          sin_limite: at % 3 === 0,
        })),
      )
      .execute()
  })
