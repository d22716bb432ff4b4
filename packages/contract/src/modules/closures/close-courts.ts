import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from '../bookings/booking.ts'
import { bookingAct, bookingActRow } from '../bookings/booking-act.ts'
import { parkedBooking } from '../bookings/parked-booking.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { closure, closureBlock, closureBooking } from './closure.ts'
import { closureAnswers, closurePolicies } from './closure-rules.ts'

const f = closure.fields
const minutes = field.integer()
const words = optional(field.text(220))
const answer = field.choice(...closureAnswers)

/** The courts and hours that are closed, and what is asked about their bookings; what nobody asks about follows the policy. */
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

/** A booking on the courts: where it is, what may happen to it and what does; sums in cents as they are and as they will be. */
export const closureLine = object({
  ...pick(booking.fields, 'id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'version', 'es_bloqueig'),
  id_mst_reservasfijas: optional(field.integer()),
  hora_fin: minutes,
  desc_recurso: field.text(80),
  nombre: words,
  /** Who plays, and how many of them have an address to write to. */
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

/** What closing courts would do to their bookings, one line each in the order in which they begin: the list that closing works from. */
export const previewClosure = action({
  endpoint: 'POST /api/cierres/preview',
  permission: 'bookings',
  input: area,
  output: object({
    lineas: lines,
    /** How many people are written to, and how many minutes later. */
    avisos: field.integer(),
    minutos: field.integer(),
    vista: field.text(64),
  }),
})

/** What closing and opening courts write. */
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
  parkedBooking,
  bookingHistory,
  invoice,
]

/**
 * Closes courts for some hours and does to each booking what its line says, all or nothing. `vista` is the mark of the list that was seen:
 * another list by now is refused (409) with its lines. The letters leave minutes later, until then it can be taken back whole.
 */
export const closeCourts = action({
  permission: 'bookings',
  changes: closureTables,
  answer: 'statusOk',
  endpoint: 'POST /api/cierres',
  input: { ...area, vista: field.text(64) },
  output: object({ ...pick(f, 'id_mst_cierre', 'avisos', 'avisos_salen'), pistas: field.integer(), resueltas: field.integer() }),
})
