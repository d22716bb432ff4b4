import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { noticeRecipient } from './notice.ts'

/** The user's own messages in the app, newest first, at most 100. */
export const ownMessages = action({
  endpoint: 'GET /api/mensajes',
  permission: 'member',
  input: {},
  output: object({
    sin_leer: field.integer(),
    mensajes: list(
      object({
        id: field.integer(),
        titulo: field.text(120),
        texto: field.note(4000),
        enlace: optional(field.text(2000)),
        fecha: field.instant(),
        leido: optional(field.instant()),
      }),
      100,
    ),
  }),
})
/** Marks one of the user's own messages as read. */
export const readMessage = action({
  endpoint: 'POST /api/mensajes/{id}/leido',
  permission: 'member',
  input: { id: field.ref('notificacion_destino') },
  output: nothing,
  changes: [noticeRecipient],
})
