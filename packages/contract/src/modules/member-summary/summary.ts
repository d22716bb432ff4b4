import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberBooking } from './bookings.ts'

const one = { id: field.ref('socio') }

/** Summary of a member for the desk: debt and credits, next booking, dependants (screens §9). */
export const memberSummary = action({
  endpoint: 'GET /api/socio/{id}/resumen',
  permission: 'members',
  input: one,
  output: object({
    debe: field.money(),
    creditos: field.money(),
    /** Passes in force, and the last day of the one that ends first. */
    abonos: field.integer(),
    abono_hasta: optional(field.day()),
    /** Bookings to come, notes and documents, as counted on the tabs. */
    num_reservas: field.integer(),
    num_notas: field.integer(),
    num_documentos: field.integer(),
    /** True if on the town's register, with the town (A-48b). */
    empadronado: field.flag(),
    empadronado_en: optional(field.text(100)),
    proximas: list(memberBooking, 5),
    ultimas: list(memberBooking, 5),
    familia: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220), es_titular: field.flag() }), 50),
  }),
})
