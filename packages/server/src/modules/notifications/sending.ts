import type { InputOf } from '@app/contract/kit/action'
import type * as declared from '@app/contract/notifications/notices'
import { readEmail } from '@app/contract/values/email'
import { after, clubTime } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import type { JobWork } from '../../kit/work/attempt.ts'
import { insertJobs, jobKind } from '../../kit/work/jobs.ts'
import { giveUpJobs } from '../../kit/work/stopped-jobs.ts'
import { publicUrl } from '../identity/public.ts'
import { countMails, requireMonth, returnMails } from './month-cap.ts'
import { lockNotice, type Notice, noticeById, requireDraft } from './notice-row.ts'
import { isTold, type Looking, mailsOf, type Person, peopleOf } from './people.ts'
import { letterJob, sampleJob } from './send-letter.ts'

/** Seconds between the order to send and the first letter, in which it can be taken back. */
const secondsToLeave = 60
/** Days within which a letter can be planned. */
const mostDays = 366

/** The job that writes down the recipients of a letter at its hour, and queues its mails. */
export const queueJob = jobKind<{ id: number; sale: string }>('notifications.queue', 'work')

/** Refuses a letter that may not be sent: without code, subject, channel. */
function requireComplete({ cod_notificacion, subject, envio_email, envio_app }: Notice) {
  if (!cod_notificacion) refuse('notificacion.sin_codigo', { cod_notificacion: 'notificacion.sin_codigo' })
  if (!subject) refuse('notificacion.sin_asunto', { subject: 'notificacion.sin_asunto' })
  if (!envio_email && !envio_app) refuse('notificacion.sin_canal', { envio_email: 'notificacion.sin_canal' })
}

/** Mails and messages of a letter for its people of now; refuses an address that no mail server can have. */
function planOf(people: readonly Person[], notice: Notice) {
  const mails = mailsOf(people, notice)
  for (const [{ email, nombre_completo: nombre }] of mails as (readonly [Person])[])
    if (readEmail(email!) === null) refuse('notificacion.direccion_imposible', {}, { email: email!, nombre })
  return { mails, told: people.filter((one) => isTold(one, notice)) }
}

/** Orders a letter to leave in a minute or at an hour. */
export async function orderNotice(call: Call<InputOf<typeof declared.sendNotice>>) {
  const { tx, input, now, today, club, user, later } = call
  const notice = await lockNotice(tx, input.id)
  requireDraft(notice)
  requireComplete(notice)
  if (input.cuando !== null && input.cuando <= now) refuse('notificacion.hora_pasada', { cuando: 'notificacion.hora_pasada' })
  if (input.cuando !== null && input.cuando > after(now, mostDays * 86_400))
    refuse('notificacion.hora_lejana', { cuando: 'notificacion.hora_lejana' })
  const { mails, told } = planOf(await peopleOf({ tx, today, club }, notice), notice)
  if (mails.length + told.length === 0) refuse('notificacion.nadie')
  const sale = input.cuando ?? after(now, secondsToLeave)
  await requireMonth({ tx, club, today: clubTime(sale, club.zone).today }, mails.length)
  await tx
    .updateTable('notificacion')
    .set({
      ...{ sale, previstos: mails.length, id_mst_socios_autor: user.id_mst_socios, no_enviada: null },
      fecha_envio: input.cuando === null ? now : null,
    })
    .where('id_reg_notificaciones', '=', input.id)
    .execute()
  await later(queueJob, { id: input.id, sale: sale.toISOString() }, { now: sale })
  return { correos: mails.length, avisos_app: told.length, sale }
}

/** Takes an order back while no mail is queued. */
export async function takeBack({ tx, input }: Call<{ id: number }>): Promise<Notice> {
  const notice = await lockNotice(tx, input.id)
  if (notice.fecha_cola !== null) refuse('notificacion.ya_sale')
  if (notice.sale === null) refuse('notificacion.no_sale')
  await tx
    .updateTable('notificacion')
    .set({ sale: null, fecha_envio: null, previstos: 0, id_mst_socios_autor: null, no_enviada: null })
    .where('id_reg_notificaciones', '=', input.id)
    .execute()
  return noticeById(tx, input.id)
}

/** Stops the mails of a letter that wait for their turn; those that failed or are in doubt stay as they are, to be sent again. */
export async function stopLetters({ tx, input, now, club }: Call<{ id: number }>) {
  const notice = await lockNotice(tx, input.id)
  const rows = await tx
    .selectFrom('notificacion_destino as d')
    .innerJoin('outbox as o', 'o.id', 'd.id_outbox')
    .select('o.id')
    .distinct()
    .where('d.id_reg_notificaciones', '=', input.id)
    .where('o.failed_at', 'is', null)
    .where('o.doubt_at', 'is', null)
    .execute()
  const stopped = await giveUpJobs(
    tx,
    rows.map((one) => one.id),
    now,
  )
  if (notice.fecha_cola === null || stopped.length === 0) refuse('notificacion.no_sale')
  await returnMails(tx, clubTime(notice.fecha_cola, club.zone).today, stopped.length)
  await tx.updateTable('notificacion').set({ parada: now }).where('id_reg_notificaciones', '=', input.id).execute()
  return { parados: stopped.length }
}

/** Queues a sample of a letter for the user, as one of its people would get it. Refuses somebody else. */
export async function tryLetter({ tx, input, user, today, club, later }: Call<InputOf<typeof declared.tryNotice>>) {
  const notice = await noticeById(tx, input.id)
  if (input.destinatario !== null) {
    const people = await peopleOf({ tx, today, club }, notice)
    if (!people.some((one) => one.elegido && one.id === input.destinatario)) refuse('notificacion.destinatario_ajeno')
  }
  const { email } = await tx.selectFrom('socio').select('email').where('id_mst_socios', '=', user.id_mst_socios).executeTakeFirstOrThrow()
  if (email === null) return refuse('notificacion.sin_tu_correo')
  await later(sampleJob, { id: input.id, destinatario: input.destinatario, para: email })
  return { para: email }
}

interface Queued extends Looking {
  readonly now: Date
  readonly notice: Notice
}
/** Writes down every chosen person, with the job of its mail, its message, or the reason for neither. */
async function writeRecipients({ tx, now, club, notice }: Queued, people: readonly Person[], mails: readonly (readonly Person[])[]) {
  const id = notice.id_reg_notificaciones
  const base = publicUrl(club, { host: 'localhost' })
  const tokens = mails.map(() => newToken())
  const jobs = await insertJobs(
    tx,
    letterJob,
    tokens.map((token) => ({ id, token, base })),
    { now },
  )
  const letterOf = new Map(
    mails.flatMap((mail, at) => mail.map((one) => [one.id, { id_outbox: jobs[at]!, huella: hashToken(tokens[at]!) }] as const)),
  )
  const rows = people
    .filter((one) => one.elegido)
    .map((one) => ({
      ...{ id_reg_notificaciones: id, id_mst_socios: one.socio, id_reg_actividades_inscritos: one.inscrito },
      ...{ nombre: one.nombre_completo.slice(0, 220), email: one.email, idioma: one.lang, motivo: one.motivo },
      ...(letterOf.get(one.id) ?? { id_outbox: null, huella: null }),
      ...{ grupo: one.grupo, cursos: json(one.cursos), app: isTold(one, notice) },
    }))
  await inChunks(rows, (piece) => tx.insertInto('notificacion_destino').values(piece).execute())
}

/** Queues the mails of a letter at its hour, once: its people are looked up anew. Records why it could not be sent. */
export async function queueLetters(tx: Tx, { id, sale }: { id: number; sale: string }, { club, now }: JobWork) {
  const notice = await tx.selectFrom('notificacion').selectAll().where('id_reg_notificaciones', '=', id).forUpdate().executeTakeFirst()
  if (!notice || notice.fecha_cola !== null || notice.sale?.toISOString() !== sale) return
  const { today } = clubTime(now, club.zone)
  const people = await peopleOf({ tx, today, club }, notice)
  const mails = mailsOf(people, notice)
  const isAnybody = mails.length > 0 || people.some((one) => isTold(one, notice))
  const fails = !notice.subject ? 'incompleta' : !isAnybody ? 'nadie' : (await countMails(tx, today, mails.length)) ? null : 'tope'
  if (fails === null) await writeRecipients({ tx, today, now, club, notice }, people, mails)
  await tx
    .updateTable('notificacion')
    .set(fails === null ? { fecha_cola: now, fecha_envio: notice.fecha_envio ?? now } : { no_enviada: fails, fecha_envio: null })
    .where('id_reg_notificaciones', '=', id)
    .execute()
}
