import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const value = optional(field.json<unknown>())
/** What was changed of a member's file, by whom and when, the newest first: each datum before and after, as it is stored. */
export const memberChanges = action({
  endpoint: 'GET /api/socio/{id}/cambios',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: list(
    object({
      fecha: field.instant(),
      id_mst_socios: optional(field.integer()),
      desc_socio: optional(field.text(220)),
      accion: field.text(200),
      es_nueva: field.flag(),
      cambios: list(object({ campo: field.text(60), antes: value, despues: value })),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
