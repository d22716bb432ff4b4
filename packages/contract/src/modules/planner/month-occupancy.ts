import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Occupancy of the courts of a type in the weeks of a month, from the Monday before its first day to the Sunday after its last. */
export const monthOccupancy = action({
  endpoint: 'GET /api/tipo_recurso/{id}/ocupacion',
  permission: 'bookings',
  input: { id: field.ref('tipo_recurso'), day: optional(field.day()) },
  output: object({
    start: field.day(),
    end: field.day(),
    /** Last day that members may book (HORAS_VISTA, DIAS_VISTA or MESES_VISTA); null if all are off. */
    vista: optional(field.day()),
    dias: list(
      object({
        day: field.day(),
        festivo: optional(field.text(120)),
        reservas: field.integer(),
        /** Percent of the opening hours of all courts. */
        ocupacion: field.integer(),
        /** Free open minutes between 17 and 22, all courts together. */
        punta_libre: field.integer(),
        /** Percent of each hour from 8 to 22; null if no court is open. */
        horas: list(optional(field.integer())),
      }),
    ),
    /** Of the days of the month alone. */
    recursos: list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), ocupacion: field.integer() })),
    reservas: field.integer(),
    ocupacion: field.integer(),
  }),
})
