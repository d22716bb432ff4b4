import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { bookingAct, bookingActRow } from '../bookings/booking-act.ts'
import { departureTables } from '../bookings/booking-notice.ts'
import { parkedBooking } from '../bookings/parked-booking.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { closure, closureBlock, closureBooking } from './closure.ts'
import { closureAnswers, closurePolicies } from './closure-rules.ts'

const f = closure.fields
const minutes = field.integer()
const clubName = optional(field.text(220))
const answer = field.choice(...closureAnswers)

/** Courts and hours to close, and the requested answers by booking; bookings without one follow the policy. */
const area = {
  ...pick(f, 'id_mst_tiporecurso', 'motivo', 'fecha', 'hora_ini', 'hora_fin'),
  recursos: list(field.ref('recurso'), 400),
  politica: defaulted(field.choice(...closurePolicies), 'move'),
  cambios: defaulted(list(object({ id_reg_reserva: field.integer({ min: 1 }), hacer: answer }), 2000), []),
}

const place = object({
  ...pick(booking.fields, 'id_mst_recurso', 'fecha', 'hora_ini'),
  hora_fin: minutes,
  desc_recurso: field.text(80),
})

/** Booking on the closed courts: its place, the possible answers and the chosen one; sums in cents before and after. */
export const closureLine = object({
  ...pick(booking.fields, 'id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'version', 'es_bloqueig'),
  id_mst_reservasfijas: optional(field.integer()),
  hora_fin: minutes,
  desc_recurso: field.text(80),
  nombre: clubName,
  /** Number of players, and of those with an address to write to. */
  personas: field.integer(),
  avisos: field.integer(),
  pago: field.choice('paid', 'part', 'unpaid', 'none'),
  total: field.money(),
  pagado: field.money(),
  /** It begins before the courts close. */
  en_juego: field.flag(),
  posibles: list(answer),
  hacer: answer,
  destino: optional(place),
  total_despues: field.money(),
  por_devolver: field.money(),
})

const lines = list(closureLine, Number.POSITIVE_INFINITY)

/**
 * Preview of the effect of closing courts on their bookings, one line each in the order of their start: the list that closing works
 * from.
 */
export const previewClosure = action({
  endpoint: 'POST /api/cierres/preview',
  permission: 'bookings',
  input: area,
  output: object({
    lineas: lines,
    /** Number of people notified, and the delay in minutes. */
    avisos: field.integer(),
    minutos: field.integer(),
    vista: field.text(64),
  }),
})

/** Tables written when courts are closed and reopened. */
export const closureTables = [
  closure,
  closureBlock,
  closureBooking,
  bookingAct,
  bookingActRow,
  pass,
  ledgerAccount,
  ledgerTransfer,
  booking,
  bookingPlayer,
  bookingOccupation,
  ...departureTables,
  parkedBooking,
  bookingHistory,
  invoice,
]

/**
 * Closes courts for some hours and applies to each booking the answer of its line, all or nothing. `vista` is the version of the list
 * shown: if the list has changed, the call is refused (409) with the new lines. The letters are sent minutes later; until then the closure
 * can be undone as a whole.
 */
export const closeCourts = action({
  permission: 'bookings',
  changes: closureTables,
  answer: 'statusOk',
  endpoint: 'POST /api/cierres',
  input: { ...area, vista: field.text(64) },
  output: object({ ...pick(f, 'id_mst_cierre', 'avisos', 'avisos_salen'), pistas: field.integer(), resueltas: field.integer() }),
})
