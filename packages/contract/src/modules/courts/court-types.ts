import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const one = { id: field.ref('tipo_recurso') }
/** Possible parents of a court of the type: courts of any type, its own first; without the named court and its parts. */
export const parentCourts = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recursospadre',
  permission: 'courts',
  input: { ...one, id_mst_recurso: optional(field.ref('recurso')) },
  output: list(object({ id: field.integer(), text: field.text(200) })),
})
const span = object({ hora_ini: field.minute({ min: 0, max: 2880 }), hora_fin: field.minute({ min: 0, max: 2880 }) })
/** Opening hours of the courts of a type on a day (by default today), in minutes; null if none of them is open. */
export const courtTypeHours = action({
  endpoint: 'GET /api/tipo_recurso/{id}/horario',
  permission: ['courts', 'bookings'],
  input: { ...one, day: optional(field.day()) },
  output: object({
    day: field.day(),
    hora_ini: optional(field.integer()),
    hora_fin: optional(field.integer()),
    recursos: list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), horario: list(span) })),
  }),
})
