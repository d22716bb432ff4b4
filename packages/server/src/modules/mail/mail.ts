import { giveUpTask, mails, oneMail, repeatTask } from '@app/contract/mail/mail'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { giveUpJob, jobStateOf, repeatJob } from '../../kit/work/stopped-jobs.ts'
import { keepLetter } from './keep-letter.ts'
import { blanked, type Letter, mailJob } from './letter.ts'
import { letterState } from './letter-state.ts'

const atMost = 500
const jobFields = ['o.kind', 'o.run_at', 'o.lease', 'o.attempts', 'o.error', 'o.done_at', 'o.failed_at', 'o.doubt_at'] as const

/** Letters that were tried or sent, the newest first. A job is forgotten a month after its end. */
const triedLetters = (tx: Tx) =>
  tx
    .selectFrom('correo as c')
    .leftJoin('outbox as o', 'o.id', 'c.id_outbox')
    .leftJoin('direccion_parada as d', (join) => join.on('d.email', '=', sql<string>`lower(c.para)`))
    .select(['c.id_outbox', 'c.id_reg_correo', 'c.para', 'c.asunto', 'c.created_at', 'c.sent_at', 'c.detenido'])
    .select(['c.rebote', 'c.rebote_texto', 'd.motivo', 'd.detalle', ...jobFields])
    .orderBy('c.id_reg_correo', 'desc')
    .limit(atMost)
    .execute()

/** Jobs that are not done and have no letter yet; rounds that only wait for their time are none. */
const openTasks = (tx: Tx) =>
  tx
    .selectFrom('outbox as o')
    .select(['o.id', 'o.payload', ...jobFields])
    .where('o.done_at', 'is', null)
    .where((eb) => eb.or([eb('o.lane', '<>', 'agency'), eb('o.error', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('correo as c').select('c.id_outbox').whereRef('c.id_outbox', '=', 'o.id'))),
    )
    .orderBy('o.id', 'desc')
    .limit(atMost)
    .execute()

export const list = handle(mails, async ({ tx, now }) => {
  const letters = (await triedLetters(tx)).map((row) => {
    const { kind, run_at, attempts, motivo, detalle } = row
    const estado = letterState(row, now)
    return {
      ...{ id_outbox: row.id_outbox, id_reg_correo: row.id_reg_correo, tipo: kind ?? mailJob.name, estado },
      ...{ para: row.para, asunto: row.asunto, created_at: row.created_at, sent_at: row.sent_at },
      ...{ run_at: estado === 'espera' ? run_at : null, intentos: attempts ?? 1 },
      error: row.detenido ? detalle : (row.rebote_texto ?? row.error),
      motivo: row.detenido ? motivo : null,
    }
  })
  const tasks = (await openTasks(tx)).map((job) => {
    const { para, asunto } = job.kind === mailJob.name ? blanked(job.payload as Letter) : { para: null, asunto: null }
    const estado = jobStateOf(job, now)
    return {
      ...{ id_outbox: job.id, id_reg_correo: null, tipo: job.kind, estado, para, asunto, created_at: null, sent_at: null },
      ...{ run_at: estado === 'espera' ? job.run_at : null, intentos: job.attempts, error: job.error, motivo: null },
    }
  })
  return [...letters, ...tasks].toSorted((a, b) => b.id_outbox - a.id_outbox)
})

export const one = handle(
  oneMail,
  async ({ tx, input }) =>
    (await tx.selectFrom('correo').selectAll().where('id_reg_correo', '=', input.id).executeTakeFirst()) ?? refuse('msg.not_found'),
)

export const repeat = handle(repeatTask, async ({ tx, input, now }) => {
  await repeatJob(tx, input.id, now)
  return {}
})

/** A letter that was never tried stays readable, without its link or code. */
export const giveUp = handle(giveUpTask, async ({ tx, input, now }) => {
  const { kind, payload } = await giveUpJob(tx, input.id, now)
  if (kind === mailJob.name) await keepLetter(tx, blanked(payload as Letter), { id: input.id, now, messageId: null })
  return {}
})
