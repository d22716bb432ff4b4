import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { transferReasons } from '../ledger/transfer.ts'

const everything = Number.POSITIVE_INFINITY
const credits = field.money({ min: 0 })

/**
 * Balance of a member's wallet, and each of its credits, first to expire first: the order of spending. `en_dinero` is its paid part, the
 * most that is paid out as money.
 */
export const walletOf = action({
  endpoint: 'GET /api/socio/{id}/monedero',
  permission: ['members', 'bookings', 'invoices', 'cash'],
  input: { id: field.ref('socio') },
  output: object({
    creditos: credits,
    en_dinero: credits,
    lotes: list(object({ saldo: credits, vence: optional(field.instant()) }), everything),
  }),
})

/**
 * Movements of a member's wallet, newest first: a row for each act. `creditos` has its sign; `creditos_disponibles` is the
 * remainder of the credits added then, `_calc` its still valid part.
 */
export const walletMovements = action({
  endpoint: 'GET /api/trazmonedero/get_by_user/{id}/fechaIni/{fechaIni}/fechaFin/{fechaFin}',
  also: ['GET /trazmonedero/get_by_user/{id}/fechaIni/{fechaIni}/fechaFin/{fechaFin}'],
  permission: 'members',
  input: { id: field.ref('socio'), fechaIni: field.day(), fechaFin: field.day() },
  output: list(
    object({
      id: field.integer(),
      fecha: field.instant(),
      key: field.choice('Anadir', 'Restar'),
      motivo: field.choice(...transferReasons),
      credito_anterior: field.money(),
      creditos: field.money(),
      credito_final: field.money(),
      info_reserva: optional(field.text(500)),
      id_reg_factura: optional(field.integer()),
      creditos_disponibles: credits,
      creditos_disponibles_calc: credits,
      vence: optional(field.instant()),
      dias_caducidad: field.integer(),
      dias_caducidad_calc: field.integer(),
      proceso_caducado: field.flag(),
      creditos_caducados: credits,
      desc_socio_creacion: optional(field.text(220)),
    }),
    everything,
  ),
})
