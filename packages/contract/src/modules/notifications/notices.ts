import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { letterTexts } from '../letters/letter-template.ts'
import { exclusiveFilter, mailMonth, mostRecipients, narrowed, notice, noticeAttachment, noticeRecipient, noticeStates } from './notice.ts'

const permission = 'messages'
const one = { id: field.ref('notificacion') }
const f = notice.fields
const names = list(field.integer({ min: 1 }), mostRecipients)

/** Default range of the list: days before and after today. */
export const listedBefore = 60
export const listedAfter = 30

const written = {
  ...pick(f, 'cod_notificacion', 'subject', 'desc_notificacion', 'enlace', 'idioma', 'envio_email', 'envio_app', 'por_familia'),
  ...exclusiveFilter,
  textos: letterTexts,
  filtro: narrowed,
  id_usuario_envio: optional(names),
  excluidos: names,
}
/** A letter as its editor takes it, with its state. */
const noticeShown = object({
  id_reg_notificaciones: f.id_reg_notificaciones,
  ...written,
  ...pick(f, 'variante', 'fecha_creacion', 'fecha_envio', 'sale', 'parada', 'no_enviada'),
  estado: field.choice(...noticeStates),
})

/** One letter. */
export const oneNotice = action({ endpoint: 'GET /api/notificacion/{id}', permission, input: one, output: noticeShown })

/** Letters whose creation or sending is in a range of days, newest first, with the number of people reached. */
export const notices = action({
  endpoint: 'GET /api/notificacion',
  permission,
  input: { start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(
    object({
      ...pick(f, 'id_reg_notificaciones', 'cod_notificacion', 'subject', 'variante', 'envio_email', 'envio_app'),
      ...pick(f, 'fecha_creacion', 'fecha_envio', 'sale', 'no_enviada'),
      ...exclusiveFilter,
      estado: field.choice(...noticeStates),
      /** Name of the filter's championship, activity, fee or course; null for all members. */
      desc_filtro: optional(field.text(220)),
      personas: field.integer(),
      correos: field.integer(),
      /** Letters that left and did not bounce, and those that did. */
      llegaron: field.integer(),
      rebotes: field.integer(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Letters of this month by mail, those planned until its end, and the cap. */
export const monthOfMail = action({
  endpoint: 'GET /api/notificacion/mes',
  permission,
  input: {},
  output: object({ enviados: field.integer(), programados: field.integer(), limite: field.integer() }),
})

const made = object({ id_reg_notificaciones: field.integer() })
/** New empty draft to all active members. */
export const newNotice = action({
  endpoint: 'POST /api/notificacion/new',
  permission,
  input: {
    ...partial(pick(f, 'subject', 'desc_notificacion', 'enlace')),
    ...partial(exclusiveFilter),
    id_mst_notificaciones_plantillas: optional(field.ref('notificacion_plantilla')),
  },
  output: made,
  changes: [notice],
})
/** New draft about data protection, to members without an answer about news. */
export const newDataProtectionNotice = action({
  endpoint: 'POST /api/notificacion/nuevaNotificacionRgpd',
  permission,
  input: {},
  output: made,
  changes: [notice],
})
/** Copies a letter with its files as a new draft. */
export const cloneNotice = action({
  endpoint: 'POST /api/notificacion/clone/{id}',
  permission,
  input: one,
  output: made,
  changes: [notice, noticeAttachment],
})
/** Deletes a draft or a planned letter with its files. Refuses one that left. */
export const removeNotice = action({
  endpoint: 'POST /api/notificacion/delete/{id}',
  permission,
  input: one,
  output: nothing,
  changes: [notice, noticeAttachment],
})
/**
 * Saves the sent fields of a draft. A blank subject saves nothing; with the app a subject is cut to 120 letters;
 * one filter clears the others. Refuses unknown fields of the text, and a letter that is on its way.
 */
export const saveNotice = action({
  endpoint: 'POST /api/notificacion/save',
  permission,
  input: { id_reg_notificaciones: field.ref('notificacion'), ...partial(written) },
  output: noticeShown,
  changes: [notice],
  edits: [{ read: oneNotice, of: ({ id_reg_notificaciones }) => ({ id: id_reg_notificaciones }) }],
})

/** Tables written by sending. */
const sendingTables = [notice, noticeRecipient, mailMonth]
/**
 * Sends a letter: in a minute, until which it can be taken back, or at an hour. Refused without subject, code, channel or recipient,
 * and beyond the month's cap (R-423, R-425: status 0).
 */
export const sendNotice = action({
  endpoint: 'POST /api/notificacion/send/{id}',
  permission,
  input: { ...one, cuando: optional(field.instant()) },
  output: object({ correos: field.integer(), avisos_app: field.integer(), sale: field.instant() }),
  changes: sendingTables,
  answer: 'statusOneIsSuccess',
})
/** Takes back the order to send while nothing left: a draft again. */
export const takeBackNotice = action({
  endpoint: 'POST /api/notificacion/retirar/{id}',
  permission,
  input: one,
  output: noticeShown,
  changes: sendingTables,
})
/** Stops the letters that have not left. */
export const stopNotice = action({
  endpoint: 'POST /api/notificacion/parar/{id}',
  permission,
  input: one,
  output: object({ parados: field.integer() }),
  changes: sendingTables,
})
/** Mails the user the letter as a recipient would get it. */
export const tryNotice = action({
  endpoint: 'POST /api/notificacion/prueba/{id}',
  permission,
  input: { ...one, destinatario: optional(field.integer({ min: 1 })) },
  output: object({ para: field.text(254) }),
  changes: [],
})
