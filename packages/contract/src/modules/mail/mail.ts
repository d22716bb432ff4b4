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
  words: { person: ['para', 'asunto', 'texto', 'html'], club: ['message_id'] },
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
    message_id: optional(field.text(200)),
  },
})

/**
 * States of a letter or task: waits for its turn or its next attempt, is being done, failed for good, may have been done
 * (the outside system gave no answer), done, kept without a mail server, given up.
 */
export const jobStates = ['espera', 'en_curso', 'fallido', 'dudoso', 'hecho', 'guardado', 'abandonado'] as const

const f = mail.fields
/** One letter, or one other task that is not done: `tipo` is its kind of job, `run_at` its next attempt. */
const summary = {
  id_outbox: f.id_outbox,
  id_reg_correo: optional(field.integer()),
  tipo: field.text(60),
  estado: field.choice(...jobStates),
  para: optional(f.para),
  asunto: optional(f.asunto),
  created_at: optional(f.created_at),
  run_at: optional(field.instant()),
  intentos: field.integer(),
  sent_at: f.sent_at,
  error: optional(field.note()),
}

/** Newest 500 letters, and the other tasks that wait, failed or are in doubt. For administrators only: some hold a link or a code. */
export const mails = action({ endpoint: 'GET /api/correo', permission: 'admin', input: {}, output: list(object(summary)) })
export const oneMail = action({
  endpoint: 'GET /api/correo/{id}',
  permission: 'admin',
  input: { id: field.ref('correo') },
  output: mail.row,
})

const byTask = { permission: 'admin', input: { id: field.integer() }, output: object({}), changes: [mail] } as const
/** Does a failed, doubtful or waiting task now. Refuses one that is done or at work. */
export const repeatTask = action({ endpoint: 'POST /api/correo/{id}/repetir', ...byTask })
/** Ends a failed, doubtful or waiting task without doing it. Refuses one that is done or at work. */
export const giveUpTask = action({ endpoint: 'POST /api/correo/{id}/abandonar', ...byTask })
