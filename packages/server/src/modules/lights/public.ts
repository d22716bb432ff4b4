import { type LightInterval, lightIntervals } from '@app/contract/lights/light-rules'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database.ts'
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

/** When the lights of each court are on, on a day, by court id; a court without a light calendar is not in it. */
export async function lightsOn(tx: Tx, day: Day): Promise<ReadonlyMap<number, readonly LightInterval[]>> {
  const slots = Map.groupBy(await lightSlots(tx), (slot) => slot.id_mst_luz_calendario)
  const lit = (await courtsWithLights(tx)).filter((court) => court.id_mst_luz_calendario !== null)
  return new Map(lit.map((court) => [court.id_mst_recurso, lightIntervals(slots.get(court.id_mst_luz_calendario!) ?? [], day)]))
}
