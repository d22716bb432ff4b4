import { alias, defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { booking, bookingOccupation, bookingPlayer } from './booking.ts'
import { parkedBooking } from './parked-booking.ts'

const f = booking.fields
/** When and where a booking is. */
export const place = {
  fecha_ini: alias(f.fecha, 'fecha', 'day'),
  hora_ini: f.hora_ini,
  duracion: f.duracion,
  id_mst_recurso: f.id_mst_recurso,
}
/** What else the desk writes of a booking; a copy takes it over. */
export const detailNames = [
  'observaciones',
  'comentarios',
  'comentarios_usuario',
  'nombre',
  'num_faltan',
  'nivel',
  'nivel_max',
  'id_mst_tiporeserva',
  'sx',
  'pin_reserva',
] as const
export const details = pick(f, ...detailNames)
/** Whose booking it is and who plays. */
export const people = { id_mst_socios: f.id_mst_socios, socios: defaulted(list(field.ref('socio'), 500), []) }
/** The user has seen that a booking breaks an hour limit of its owner, and goes on. */
export const confirmar_limites = defaulted(field.flag(), false)
/** What the user has seen and goes on with: who is booked elsewhere at that time, a broken hour limit. */
export const confirmed = { confirmar_mismo_horario: defaulted(field.flag(), false), confirmar_limites }
/** The right that saving a booking asks, and its answer. */
export const savingBooking = {
  permission: 'bookings',
  output: object({
    id_reg_reserva: f.id_reg_reserva,
    version: f.version,
    total: field.money(),
    /** Cents that players who have paid owe again, because the booking became dearer. */
    diferencia: field.money(),
    /** It lies in a payment slot of its court and is not paid: payment is due now. */
    pago_inmediato: field.flag(),
  }),
  answer: 'statusOk',
} as const
/** What saving a booking with its players writes; passes follow their places. */
export const bookingTables = [booking, bookingPlayer, bookingOccupation, invoice, parkedBooking, pass, ledgerAccount, ledgerTransfer]
