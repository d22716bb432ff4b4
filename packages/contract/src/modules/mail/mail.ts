import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { stopReasons } from '../letters/reader-rule.ts'

/** Mail sent by the product, or stored if no mail server is configured. */
export const mail = resource('mail', {
  table: 'correo',
  path: 'correo',
  only: [],
  label: 'asunto',
  permission: 'admin',
  personal: 'id_mst_socios',
  words: { person: ['para', 'asunto', 'texto', 'html', 'rebote_texto'], club: ['message_id'] },
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
    /** Member whom it concerns; its reader may be the guardian. */
    id_mst_socios: optional(field.ref('socio')),
    /** Holds a link or a code: shown without its text, even where it is stored for want of a mail server. */
    secreto: defaulted(field.flag(), false),
    /** The address received no more: the mail was not sent. */
    detenido: defaulted(field.flag(), false),
    /** Bounce: for good, for now, or marked as unwanted by the reader; the words of the reader's server. */
    rebote: optional(field.choice('permanente', 'temporal', 'queja')),
    rebote_texto: optional(field.note(500)),
    rebote_fecha: optional(field.instant()),
  },
})

/** Address that receives no more letters, in small letters, until staff lift it; a full one after its third bounce in a row. */
export const stoppedAddress = resource('stopped-address', {
  table: 'direccion_parada',
  path: 'direccion_parada',
  only: [],
  label: 'email',
  permission: 'messages',
  words: { person: ['email', 'detalle'] },
  fields: {
    id_reg_direccion_parada: field.id(),
    email: field.text(254),
    motivo: field.choice(...stopReasons),
    /** Words of the reader's server. */
    detalle: optional(field.note(500)),
    fecha: field.instant(),
    /** Bounces of a full mailbox in a row; below three it still receives. */
    rebotes: defaulted(field.integer({ min: 0 }), 0),
    activa: defaulted(field.flag(), true),
    /** Unsubscribed before it bounced: lifting the bounce leaves it unsubscribed. */
    dada_de_baja: defaulted(field.flag(), false),
  },
})

/**
 * States of a letter or task: waits for its turn or its next attempt, is being done, failed for good, may have been done
 * (the outside system gave no answer), done, kept without a mail server, given up, not sent to an address that receives no more, came back.
 */
export const jobStates = ['espera', 'en_curso', 'fallido', 'dudoso', 'hecho', 'guardado', 'abandonado', 'detenido', 'rebotado'] as const

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
  /** Reason for which the address received no more, of a letter that was not sent. */
  motivo: optional(stoppedAddress.fields.motivo),
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
