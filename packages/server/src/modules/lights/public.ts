import { type LightInterval, lightIntervals } from '@app/contract/lights/light-rules'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { lightSlots } from './load-lights.ts'

/** A court with the light calendar it has, or null. */
export interface CourtWithLights {
  readonly id_mst_recurso: number
  readonly desc_recurso: string
  readonly id_mst_tiporecurso: number
  readonly desc_tiporecurso: string
  readonly id_mst_luz_calendario: number | null
  readonly desc_luz_calendario: string | null
}

/** Every court in the order of the planner, with its light calendar. */
export const courtsWithLights = (tx: Tx): Promise<CourtWithLights[]> =>
  tx
    .selectFrom('recurso as r')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'r.id_mst_tiporecurso')
    .leftJoin('luz_calendario_recurso as l', 'l.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('luz_calendario as c', 'c.id_mst_luz_calendario', 'l.id_mst_luz_calendario')
    .select([
      'r.id_mst_recurso',
      'r.desc_recurso',
      't.id_mst_tiporecurso',
      't.desc_tiporecurso',
      'c.id_mst_luz_calendario',
      'c.desc_luz_calendario',
    ])
    .orderBy('t.id_mst_tiporecurso')
    .orderBy('r.orden')
    .orderBy('r.id_mst_recurso')
    .execute()

/** Hours of a court's lights on a day, by its light calendar; null for a court without one. */
export async function lightOf(tx: Tx, court: number, day: Day): Promise<readonly LightInterval[] | null> {
  const link = await tx
    .selectFrom('luz_calendario_recurso')
    .select('id_mst_luz_calendario')
    .where('id_mst_recurso', '=', court)
    .executeTakeFirst()
  return link ? lightIntervals(await lightSlots(tx, link.id_mst_luz_calendario), day) : null
}
