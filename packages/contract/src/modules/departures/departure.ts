import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { feePeriod } from '../fees/fee-period.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { knownDevice, session } from '../identity/account.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { member } from '../members/member.ts'
import { pass } from '../passes/pass.ts'

const one = { id: field.ref('socio') }
const left = object({ id_mst_socios: field.integer(), fecha_baja: optional(field.day()), activo: field.flag(), acceso_web: field.flag() })

/** Consequences of a member's departure on a day (by default today): nothing is removed without being shown. */
export const departurePreview = action({
  endpoint: 'GET /api/socio/{id}/gestionBajaSocio/vista',
  permission: 'members',
  input: { ...one, fecha_baja: optional(field.day()) },
  output: object({
    fecha_baja: field.day(),
    debe: field.money(),
    creditos: field.money(),
    /** Later bookings of the member as a player; they stay until cancelled. */
    reservas: list(
      object({ id_reg_reserva: field.integer(), fecha: field.day(), hora_ini: field.minute(), desc_recurso: field.text(120) }),
      500,
    ),
    /** Passes that end with the day. */
    abonos: list(object({ id_reg_abonos: field.integer(), desc_tipoabonos: field.text(120), vence: optional(field.day()) }), 500),
    /** Fees that end with the day, with the amount of their last period, in cents; null where it is raised already. */
    cuotas: list(
      object({
        id_reg_socios_cuotas: field.integer(),
        desc_cuota: field.text(120),
        ultima: optional(field.money()),
        generada_hasta: optional(field.day()),
      }),
      500,
    ),
    /** Dependants; they stay members. */
    beneficiarios: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) }), 500),
  }),
})
/** Sets the day on which a member leaves, or clears it. Nothing else changes before the end of that day. */
export const setLeaveDate = action({
  endpoint: 'POST /api/socio/{id}/gestionBajaSocio',
  permission: 'members',
  input: { ...one, fecha_baja: optional(field.day()) },
  output: left,
  changes: [member, session, knownDevice],
})
/**
 * Processes the departure of a member on or after the leave date: inactive, without web access, passes and fees ended. Refuses a
 * future date.
 */
export const processDeparture = action({
  endpoint: 'POST /api/socio/{id}/gestionBajaSocioAFecha',
  permission: 'members',
  input: { ...one, fecha_baja: optional(field.day()) },
  output: left,
  changes: [member, session, knownDevice, pass, ...memberFeeTables, feePeriod, ledgerAccount, ledgerTransfer],
})

export const departuresRefusals = refusals({
  'socio.baja_futura': 409,
  'datos.supresion_impedida': 409,
  'datos.nombre_distinto': 422,
})
