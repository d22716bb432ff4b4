import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Courts by type, each with its light calendar; those of this one are marked (spec 2 §7). */
export const courtsForLights = action({
  endpoint: 'GET /api/tipo_recurso/recurso/luzcalendario/{id}',
  permission: 'calendars',
  input: { id: field.integer({ min: 0 }) },
  output: list(
    object({
      id_mst_tiporecurso: field.integer(),
      desc_tiporecurso: field.text(80),
      recursos: list(
        object({
          id_mst_recurso: field.integer(),
          desc_recurso: field.text(80),
          id_mst_luz_calendario: optional(field.integer()),
          desc_luz_calendario: optional(field.text(80)),
          seleccionado: field.flag(),
        }),
      ),
    }),
  ),
})
