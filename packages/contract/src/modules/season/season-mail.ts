import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

const mailing = {
  permission: 'bookings',
  output: object({
    enviados: field.integer(),
    /** Number without a responsible member, or with one without an address. */
    sin_correo: field.integer(),
  }),
  // it only queues letters in the outbox, which no screen shows
  changes: [],
  answer: 'statusOk',
} as const

/** Mails the responsible member of a booking of the model week its state: waiting, or its dates. */
export const mailSeasonState = action({
  ...mailing,
  endpoint: 'GET /api/reservas_temporada/{id}/correo_estado_puntual',
  input: { id: field.ref('reserva') },
})

/** Mails the states of all bookings of a sport on a day of the model week. */
export const mailSeasonStates = action({
  ...mailing,
  endpoint: 'GET /api/reservas_temporada/correo_estado_masivo',
  input: { id_mst_tiporecurso: field.ref('tipo_recurso'), day: field.day() },
})
