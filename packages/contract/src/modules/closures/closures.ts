import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { closureTables } from './close-courts.ts'
import { closure, closureBooking } from './closure.ts'

const f = closure.fields
const writing = { permission: 'bookings', changes: closureTables, answer: 'statusOk' } as const
const id = field.ref('cierre')

/** Takes a closure back with all it did, before its letters leave; refused with the bookings that somebody has touched since. */
export const undoClosure = action({
  ...writing,
  endpoint: 'POST /api/cierres/{id}/deshacer',
  input: { id },
  output: object({ devueltas: field.integer() }),
})

/** Opens a court again; the bookings stay where the closure left them. */
export const reopenCourt = action({
  ...writing,
  endpoint: 'POST /api/cierres/{id}/reabrir',
  input: { id, id_mst_recurso: field.ref('recurso') },
  output: object({}),
})

/** The closures of a day that nobody took back, the newest first, with their courts and what became of each booking. */
export const closuresOfDay = action({
  endpoint: 'GET /api/cierres',
  permission: 'bookings',
  input: { fecha: optional(field.day()), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(f, 'id_mst_cierre', 'id_mst_tiporecurso', 'motivo', 'fecha', 'hora_ini', 'hora_fin', 'avisos', 'avisos_salen', 'avisada'),
      /** Its letters have not left yet. */
      deshacer: field.flag(),
      pistas: list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), cerrada: field.flag() })),
      /** Each with the court and the start that the closure gave it. */
      reservas: list(
        object({
          ...pick(closureBooking.fields, 'id_reg_reserva', 'nombre', 'hacer', 'por_devolver'),
          desc_recurso: optional(field.text(80)),
          hora_ini: optional(field.integer()),
        }),
        Number.POSITIVE_INFINITY,
      ),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
