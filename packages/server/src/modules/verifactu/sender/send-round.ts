import { sql } from 'kysely'
import { after } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { inRounds, inSteps, type JobContext } from '../../../kit/work/attempt.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { insertJob, jobKind } from '../../../kit/work/jobs.ts'
import { notifyAdministrators } from '../../identity/public.ts'
import { ask } from './agency-adapter.ts'
import { bookAnswer, outcomeOf } from './book-answer.ts'
import { type Claim, claimSending, type Later, nextLook } from './claim.ts'
import { waitingOf } from './waiting.ts'

interface Company {
  /** Its id. */
  readonly id: number
}
/** The rounds of a company's sender: one job without an end. */
const roundJob = jobKind<Company>('verifactu.round', 'agency')
/** A sending that somebody asked for. */
export const sendNowJob = jobKind<Company>('verifactu.now', 'agency', 'waiting')

const isLater = (one: Claim | Later): one is Later => 'until' in one

/** Sends a claim; the clocks are compared at the arrival of the answer. */
async function sendClaim({ url, message, identity, records }: Claim, now: Date) {
  const began = performance.now()
  const { reading, clock } = await ask(url, message, identity)
  const respondido = after(now, (performance.now() - began) / 1000)
  const reloj = clock === null ? null : Math.floor((respondido.getTime() - clock) / 1000)
  return { outcome: outcomeOf(reading, records), respondido, reloj }
}

/** Letter to the administrators about the first of several refusals of whole sendings. */
async function tellFault(tx: Tx, company: number, { club, now }: Pick<JobContext, 'club' | 'now'>, motivo: string) {
  const { failures } = await waitingOf(tx, company)
  if (failures.filter(({ estado }) => estado === 'fallo').length !== 1) return
  const { nombre } = await tx.selectFrom('empresa').select('nombre').where('id_mst_empresas', '=', company).executeTakeFirstOrThrow()
  await notifyAdministrators(
    { tx, club, later: (kind, payload, when) => insertJob(tx, kind, payload, { now: when?.now ?? now, urgency: when?.urgency }) },
    'mail.verifactu_fault',
    { empresa: nombre, motivo },
  )
}

/** One sending of a company, if it is due; no connection is held while the service works. Returns the instant of the next look. */
async function sendRound(company: number, context: JobContext, isAsked: boolean): Promise<Date> {
  const { club, now, inTransaction } = context
  const claim = await inTransaction((tx) => claimSending(tx, company, { club, now, isAsked }))
  if (isLater(claim)) return claim.until
  const { outcome, ...clock } = await sendClaim(claim, now)
  await inTransaction(async (tx) => {
    await bookAnswer(tx, claim, outcome, { company, ...clock })
    if (outcome.what === 'fault') await tellFault(tx, company, context, outcome.mensaje)
  })
  return inTransaction((tx) => nextLook(tx, company, clock.respondido))
}

export const senderJobs = [
  inRounds(roundJob, ({ id }, context) => sendRound(id, context, false)),
  inSteps(sendNowJob, async ({ id }, context) => {
    await sendRound(id, context, true)
  }),
]

/** Begins the rounds of a company's sender unless they are there. */
export async function beginRounds(tx: Tx, id: number, now: Date) {
  const there = await tx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', roundJob.name)
    .where('lane', '=', roundJob.lane)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('doubt_at', 'is', null)
    .where(sql<boolean>`(payload ->> 'id')::bigint = ${id}`)
    .executeTakeFirst()
  if (!there) await insertJob(tx, roundJob, { id }, { now })
}

/** Rounds of every company that began with VERI*FACTU, after a restore or a failure too. */
export const beginAllRounds: Tidy = async (tx, now) => {
  const companies = await tx.selectFrom('empresa').select('id_mst_empresas').where('verifactu_desde', 'is not', null).execute()
  for (const { id_mst_empresas } of companies) await beginRounds(tx, id_mst_empresas, now)
}
