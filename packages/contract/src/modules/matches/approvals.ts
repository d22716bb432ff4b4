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

/** Approves the match of a booking: 2 becomes 3. 409 when it does not wait, 400 when it is past (spec 3 §4, decision 0074). */
export const approveMatch = action({ ...deciding, ...one, endpoint: 'POST /api/reservas_temporada/aprovar_partido/{id}' })
/** Takes the approval back: 3 becomes 2. */
export const unapproveMatch = action({ ...deciding, ...one, endpoint: 'POST /api/reservas_temporada/anular_aprovacion_partido/{id}' })

/** Approves the matches of a day on the courts of a type that wait and are not past; says how many. */
export const approveDay = action({ ...deciding, ...day, endpoint: 'POST /api/reservas_temporada/aprovar_partidos_dia' })
/** Takes the approvals of such a day back, of matches that are not past. */
export const unapproveDay = action({ ...deciding, ...day, endpoint: 'POST /api/reservas_temporada/anular_aprovacion_partidos_dia' })

/** Writes to the members of both teams where their match stands: its court or that it has none yet, approved or not. A GET that writes. */
export const mailMatchState = action({
  endpoint: 'GET /api/partidos_temporada/{id}/correo_estado_puntual',
  permission: 'bookings',
  input: { id: field.ref('partido') },
  output: object({ enviados: field.integer() }),
  changes: [],
  answer: 'statusOk',
})
