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

/** Undoes a closure with all its effects, before its letters are sent; refused with the bookings changed since. */
export const undoClosure = action({
  ...writing,
  endpoint: 'POST /api/cierres/{id}/deshacer',
  input: { id },
  output: object({ devueltas: field.integer() }),
})

/** Reopens a court; the bookings stay as the closure left them. */
export const reopenCourt = action({
  ...writing,
  endpoint: 'POST /api/cierres/{id}/reabrir',
  input: { id, id_mst_recurso: field.ref('recurso') },
  output: object({}),
})

/** Closures of a day that are not undone, newest first, with their courts and the result for each booking. */
export const closuresOfDay = action({
  endpoint: 'GET /api/cierres',
  permission: 'bookings',
  input: { fecha: optional(field.day()), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(f, 'id_mst_cierre', 'id_mst_tiporecurso', 'motivo', 'fecha', 'hora_ini', 'hora_fin', 'avisos', 'avisos_salen', 'avisada'),
      /** Its letters are not sent yet. */
      deshacer: field.flag(),
      pistas: list(object({ id_mst_recurso: field.integer(), desc_recurso: field.text(80), cerrada: field.flag() })),
      /** Bookings, each with its new court and start. */
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
