import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const one = { id: field.ref('socio') }

/** A booking in which a member plays, with what of it is his to pay, in cents. */
export const memberBooking = object({
  id_reg_reserva: field.integer(),
  fecha: field.day(),
  hora_ini: field.minute(),
  duracion: field.integer(),
  desc_recurso: field.text(120),
  id_mst_tiporecurso: field.integer(),
  desc_tiporeserva: field.text(120),
  es_responsable: field.flag(),
  pendiente_confirmar: field.flag(),
  precio: field.money(),
  pendiente: field.money(),
})

/** What the desk wants to know of a member in one look: what he owes and holds, when he comes next, who belongs to him (screens §9). */
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
    /** Whether he is on the town's register, and in which town (A-48b). */
    empadronado: field.flag(),
    empadronado_en: optional(field.text(100)),
    proximas: list(memberBooking, 5),
    ultimas: list(memberBooking, 5),
    familia: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220), es_titular: field.flag() }), 50),
  }),
})

/** The bookings of a member between two days, the newest first; of the last three months and all to come where none is sent. */
export const memberBookings = action({
  endpoint: 'GET /api/socio/{id}/reservas',
  permission: 'members',
  input: { ...one, start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(memberBooking, Number.POSITIVE_INFINITY),
})

const value = optional(field.json<unknown>())
/** What was changed of a member's file, by whom and when, the newest first: each datum before and after, as it is stored. */
export const memberChanges = action({
  endpoint: 'GET /api/socio/{id}/cambios',
  permission: 'members',
  input: one,
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
