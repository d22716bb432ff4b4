import { type Day, weekday } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'

/** A weekly booking of a court, over all its dates. */
interface Weekly {
  readonly fecha: Day
  readonly hora_ini: number
  readonly duracion: number
  readonly id_mst_recurso: number
  readonly id_mst_tiporeserva: number
}
/**
 * Hours of a court that a member has for a weekly booking: those of the hours row that contains it, otherwise the
 * season hours. `row` is that row, with the times that count against it; null without limit.
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

/**
 * The hours for matches of each of some members: court, weekday, start and end, and the minutes left beside matches
 * already placed there; null if unlimited.
 */
export async function matchWindows(tx: Tx, members: readonly number[]) {
  if (members.length === 0) return new Map<number, never[]>()
  const [rows, played] = await together(
    tx
      .selectFrom('socios_horas_partidos_temporada')
      .selectAll()
      .where('id_mst_socios', 'in', members) // only for speed
      .where('es_partido', '=', true)
      .orderBy('id_mst_socios_horas_partidos_temporada')
      .execute(),
    tx
      .selectFrom('reserva_socio as p')
      .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
      .select(['p.id_mst_socios', 'r.id_mst_recurso', 'r.fecha', 'r.hora_ini', 'r.duracion'])
      .where('p.id_mst_socios', 'in', members) // only for speed
      .where('r.id_reg_partidos', 'is not', null)
      .where('r.ocupado', '=', true)
      .execute(),
  )
  const windows = rows.map((row) => {
    const own = played.filter(
      (one) =>
        one.id_mst_socios === row.id_mst_socios &&
        one.id_mst_recurso === row.id_mst_recurso &&
        weekday(one.fecha) === row.dia &&
        row.hora_inicio <= one.hora_ini &&
        one.hora_ini < row.hora_fin,
    )
    const used = own.reduce((sum, one) => sum + one.duracion, 0)
    const left = row.sin_limite ? null : row.horas_asignadas * 60 - used
    return { id_mst_socios: row.id_mst_socios, court: row.id_mst_recurso, dia: row.dia, from: row.hora_inicio, to: row.hora_fin, left }
  })
  return Map.groupBy(windows, (one) => one.id_mst_socios)
}
