import { type Day, weekday } from '@app/contract/values/day'
import type { Tx } from '../../kit/database.ts'

/** A weekly booking of a court, over all its dates. */
interface Weekly {
  readonly fecha: Day
  readonly hora_ini: number
  readonly duracion: number
  readonly id_mst_recurso: number
  readonly id_mst_tiporeserva: number
}
/**
 * How many hours of a court a member has for a weekly booking: those of the hours row that holds it, else his season hours. `row` names
 * which, with the times that count against it; null where nothing limits it.
 */
export async function hoursFor(tx: Tx, member: number, { fecha, hora_ini, duracion, id_mst_recurso, id_mst_tiporeserva }: Weekly) {
  const end = hora_ini + duracion
  const window = await tx
    .selectFrom('socios_horas_partidos_temporada')
    .select(['horas_asignadas', 'sin_limite', 'hora_inicio', 'hora_fin', 'dia'])
    .where('id_mst_socios', '=', member)
    .where('id_mst_recurso', '=', id_mst_recurso)
    .where('id_mst_tiporeserva', '=', id_mst_tiporeserva)
    .where('es_partido', '=', false)
    .where('dia', '=', weekday(fecha))
    .where('hora_inicio', '<=', hora_ini)
    .where('hora_fin', '>=', Math.min(end, 1439))
    .executeTakeFirst()
  if (window) return window.sin_limite ? null : { horas: window.horas_asignadas, within: window }
  const season = await tx
    .selectFrom('socios_recurso_horas_temporada')
    .select('horas_temporada')
    .where('id_mst_socios', '=', member)
    .where('id_mst_recurso', '=', id_mst_recurso)
    .where('id_mst_tiporeserva', '=', id_mst_tiporeserva)
    .executeTakeFirst()
  return season ? { horas: season.horas_temporada, within: null } : null
}

/** Deletes the hours of a member: they go with him. */
export async function forgetHours(tx: Tx, id_mst_socios: number) {
  await tx.deleteFrom('socios_recurso_horas_temporada').where('id_mst_socios', '=', id_mst_socios).execute()
  await tx.deleteFrom('socios_horas_partidos_temporada').where('id_mst_socios', '=', id_mst_socios).execute()
}
