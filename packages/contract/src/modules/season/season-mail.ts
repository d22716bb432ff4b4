import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

const mailing = {
  permission: 'bookings',
  output: object({
    enviados: field.integer(),
    /** Whose responsible person has no address, or is nobody. */
    sin_correo: field.integer(),
  }),
  // it writes letters only, jobs of the outbox, which no screen shows
  changes: [],
  answer: 'statusOk',
} as const

/** Writes to whoever is responsible for a booking of the model week what has become of it: it waits, or its dates. */
export const mailSeasonState = action({
  ...mailing,
  endpoint: 'GET /api/reservas_temporada/{id}/correo_estado_puntual',
  input: { id: field.ref('reserva') },
})

/** The same to all of a sport on a day of the model week. */
export const mailSeasonStates = action({
  ...mailing,
  endpoint: 'GET /api/reservas_temporada/correo_estado_masivo',
  input: { id_mst_tiporecurso: field.ref('tipo_recurso'), day: field.day() },
})
