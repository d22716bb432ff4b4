import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { noticeRecipient } from './notice.ts'

const permission = 'messages'
const one = { id: field.ref('notificacion') }
const count = field.integer()

/**
 * Outcomes of a recipient's mail: in the queue, delivered to the reader's server, bounced for good or for now, in doubt after a cut, failed,
 * stopped, not sent for a reason, in the app only.
 */
export const outcomes = ['en_cola', 'entregado', 'rebotado', 'rebote_temporal', 'dudoso', 'fallido', 'parado', 'no_recibe', 'app'] as const
export type Outcome = (typeof outcomes)[number]

/** Delivery of a letter: sums by outcome, the end foreseen at the pace of the last minute, and its recipients, those to look at first. */
export const noticeDelivery = action({
  endpoint: 'GET /api/notificacion/{id}/envio',
  permission,
  input: one,
  output: object({
    correos: count,
    salidos: count,
    avisos_app: count,
    leidos: count,
    resultados: list(object({ estado: field.choice(...outcomes), correos: count })),
    /** Mails a minute lately, and the instant at which the last leaves at that pace. */
    por_minuto: count,
    acaba: optional(field.instant()),
    autor: optional(field.text(220)),
    filas: list(
      object({
        ...pick(
          noticeRecipient.fields,
          'id_reg_notificaciones_destinos',
          'id_mst_socios',
          'nombre',
          'email',
          'idioma',
          'motivo',
          'app',
          'leido',
        ),
        estado: field.choice(...outcomes),
        hora: optional(field.instant()),
        /** Words of the reader's server. */
        detalle: optional(field.note()),
        siguiente: optional(field.instant()),
        telefono: optional(field.text(30)),
      }),
      Number.POSITIVE_INFINITY,
    ),
  }),
})

/** Sends a recipient's mail again that is in doubt or failed: an act of a person, never of the product. */
export const resendLetter = action({
  endpoint: 'POST /api/notificacion/envio/{id}/repetir',
  permission,
  input: { id: field.ref('notificacion_destino') },
  output: nothing,
  changes: [noticeRecipient],
})
