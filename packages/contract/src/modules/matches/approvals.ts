import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'

const deciding = { permission: 'bookings', changes: [booking], answer: 'statusOk' } as const
const one = { input: { id: field.ref('reserva') }, output: object(pick(booking.fields, 'id_reg_reserva', 'version')) }
const day = {
  input: { dia: field.day(), id_mst_tiporecurso: field.ref('tipo_recurso') },
  output: object({ partidos: field.integer() }),
}

/** Approves the match of a booking: 2 becomes 3. 409 if it is not waiting, 400 if it is past (spec 3 §4, decision 0074). */
export const approveMatch = action({ ...deciding, ...one, endpoint: 'POST /api/reservas_temporada/aprovar_partido/{id}' })
/** Withdraws the approval: 3 becomes 2. */
export const unapproveMatch = action({ ...deciding, ...one, endpoint: 'POST /api/reservas_temporada/anular_aprovacion_partido/{id}' })

/** Approves the waiting, future matches of a day on the courts of a type; returns their number. */
export const approveDay = action({ ...deciding, ...day, endpoint: 'POST /api/reservas_temporada/aprovar_partidos_dia' })
/** Withdraws the approvals of the future matches of such a day. */
export const unapproveDay = action({ ...deciding, ...day, endpoint: 'POST /api/reservas_temporada/anular_aprovacion_partidos_dia' })

/** Mails the members of both teams the state of their match: its court, if any, and its approval. A GET that writes. */
export const mailMatchState = action({
  endpoint: 'GET /api/partidos_temporada/{id}/correo_estado_puntual',
  permission: 'bookings',
  input: { id: field.ref('partido') },
  output: object({ enviados: field.integer() }),
  changes: [],
  answer: 'statusOk',
})
