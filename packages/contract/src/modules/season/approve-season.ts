import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'
import { savedSeriesFields, seriesDecisions, seriesTables } from '../permanent/series-input.ts'
import { previewFields } from '../permanent/series-preview.ts'
import { seasonApproval } from './season.ts'

const id = field.ref('reserva')
const f = booking.fields

/** Answers to clashes of a season booking: both stay, the other is cancelled with a notice, the date is left out. */
export const seasonAnswers = ['both', 'notify', 'skip'] as const

const decisions = {
  /** 1 keeps both, 4 cancels the other one with a notice. */
  override: optional(field.choice(1, 4)),
  /** The same as a name, with one more: dates with a clash are left out. */
  resolver: optional(field.choice(...seasonAnswers)),
  /** The responsible member is notified by mail. */
  avisar: defaulted(field.flag(), false),
}

/** Permission, tables and answer of approving and its withdrawal. */
const deciding = { permission: 'bookings', changes: [...seriesTables, seasonApproval], answer: 'statusOk' } as const
const state = pick(f, 'id_reg_reserva', 'version', 'estado_reserva_fija')

/** Preview of approving a booking of the model week, date by date: the list that approving works from. */
export const previewApproval = action({
  endpoint: 'GET /api/reservas_temporada/{id}/preview',
  permission: 'bookings',
  input: { id },
  output: object({ ...previewFields, fecha_ini: field.day(), fecha_fin: field.day() }),
})

/** Approves a booking of the model week: a permanent booking of its weekday for the whole season (R-266, R-269, R-271..R-274). */
export const approveSeason = action({
  ...deciding,
  endpoint: 'POST /api/reservas_temporada/aprovar/{id}',
  input: {
    id,
    ...decisions,
    ...pick(seriesDecisions, 'fechas', 'vista'),
    choques: defaulted(
      list(object({ fecha: field.day(), id_mst_recurso: field.ref('recurso'), hacer: field.choice(...seasonAnswers) }), 20_000),
      [],
    ),
  },
  output: object({ ...state, ...savedSeriesFields }),
})

/** Withdraws an approval: its unpaid future dates are deleted, the booking waits again. */
export const cancelApproval = action({
  ...deciding,
  endpoint: 'POST /api/reservas_temporada/anular_aprovacion/{id}',
  input: { id },
  output: object({ ...state, quitadas: field.integer() }),
})

const some = { id_mst_tiporecurso: optional(field.ref('tipo_recurso')), ids: optional(list(id, 1000)) }
/** Unchanged ones, with the reason. */
const left = list(object({ id_reg_reserva: field.integer(), nombre: field.text(220), msg: field.text(400) }), Number.POSITIVE_INFINITY)

/** Approves every waiting booking, of a sport, or the named ones; one with an unanswered clash is unchanged and reported. */
export const approveAll = action({
  ...deciding,
  endpoint: 'POST /api/reservas_temporada/aprovar_todos',
  input: { ...some, ...decisions },
  output: object({ aprobadas: field.integer(), creadas: field.integer(), anuladas: field.integer(), quedan: left }),
})

/** Withdraws every approval, of a sport, or of the named ones. */
export const cancelAllApprovals = action({
  ...deciding,
  endpoint: 'POST /api/reservas_temporada/anular_aprovacion_todos',
  input: some,
  output: object({ anuladas: field.integer(), quitadas: field.integer() }),
})
