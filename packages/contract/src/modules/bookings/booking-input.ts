import { alias, defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { booking, bookingOccupation, bookingPlayer } from './booking.ts'
import { departureTables } from './booking-notice.ts'
import { overpayment } from './overpayment.ts'
import { parkedBooking } from './parked-booking.ts'

const f = booking.fields
/** Time and court of a booking. */
export const place = {
  fecha_ini: alias(f.fecha, 'fecha', 'day'),
  hora_ini: f.hora_ini,
  duracion: f.duracion,
  id_mst_recurso: f.id_mst_recurso,
}
/** Further fields of a booking edited by the desk; a copy takes them over. */
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
/** Owner and players of a booking. */
export const people = { id_mst_socios: f.id_mst_socios, socios: defaulted(list(field.ref('socio'), 500), []) }
/** The user has confirmed that the booking exceeds an hour limit of its owner. */
export const confirmar_limites = defaulted(field.flag(), false)
/** The user has confirmed that a player is inactive on that day. */
export const confirmar_inactivos = defaulted(field.flag(), false)
/**
 * Confirmations of the user: members booked elsewhere at that time, an exceeded hour limit, fewer players than the court asks for
 * inactive members.
 */
export const confirmations = {
  confirmar_mismo_horario: defaulted(field.flag(), false),
  confirmar_limites,
  confirmar_jugadores: defaulted(field.flag(), false),
  confirmar_inactivos,
}
/** Permission and answer of saving a booking. */
export const savingBooking = {
  permission: 'bookings',
  output: object({
    id_reg_reserva: f.id_reg_reserva,
    version: f.version,
    total: field.money(),
    /** Cents that paid players owe again because the price rose. */
    diferencia: field.money(),
    /** The booking is unpaid in a payment slot of its court: payment is due now. */
    pago_inmediato: field.flag(),
  }),
  answer: 'statusOk',
} as const
/** Tables written when a booking with players is saved; passes follow their places. */
export const bookingTables = [
  booking,
  bookingPlayer,
  bookingOccupation,
  ...departureTables,
  invoice,
  overpayment,
  parkedBooking,
  pass,
  ledgerAccount,
  ledgerTransfer,
]
