import { courtsForLights } from '@app/contract/lights/light-courts'
import { handle } from '../../kit/http/serve.ts'
import { courtsWithLights } from './public.ts'

/** The courts by type; those of the given calendar are marked (spec 2 §7). */
export const courts = handle(courtsForLights, async ({ tx, input: { id } }) => {
  const byType = Map.groupBy(await courtsWithLights(tx), (court) => court.id_mst_tiporecurso)
  return [...byType.values()].map((ofType) => ({
    id_mst_tiporecurso: ofType[0]!.id_mst_tiporecurso,
    desc_tiporecurso: ofType[0]!.desc_tiporecurso,
    recursos: ofType.map(({ id_mst_recurso, desc_recurso, id_mst_luz_calendario, desc_luz_calendario }) => ({
      id_mst_recurso,
      desc_recurso,
      id_mst_luz_calendario,
      desc_luz_calendario,
      seleccionado: id_mst_luz_calendario === id,
    })),
  }))
})
