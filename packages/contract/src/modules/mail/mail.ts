import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Mail sent by the product, or stored if no mail server is configured. */
export const mail = resource('mail', {
  table: 'correo',
  path: 'correo',
  only: [],
  label: 'asunto',
  permission: 'admin',
  words: { person: ['para', 'asunto', 'texto', 'html', 'error'], club: ['message_id'] },
  fields: {
    id_reg_correo: field.id(),
    /** Outbox job of the mail: a mail is stored once, however often the job runs. */
    id_outbox: field.integer(),
    para: field.text(254),
    asunto: field.text(200),
    texto: field.note(100_000),
    html: field.note(200_000),
    created_at: field.instant(),
    sent_at: optional(field.instant()),
    error: optional(field.note()),
    message_id: optional(field.text(200)),
  },
})

const f = mail.fields
const summary = {
  id_reg_correo: f.id_reg_correo,
  para: f.para,
  asunto: f.asunto,
  created_at: f.created_at,
  sent_at: f.sent_at,
  error: f.error,
}

/** Newest 500 mails. Those with a link or a code are for administrators only. */
export const mails = action({ endpoint: 'GET /api/correo', permission: 'admin', input: {}, output: list(object(summary)) })
export const oneMail = action({
  endpoint: 'GET /api/correo/{id}',
  permission: 'admin',
  input: { id: field.ref('correo') },
  output: mail.row,
})
