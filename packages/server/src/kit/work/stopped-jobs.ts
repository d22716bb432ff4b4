import { sql } from 'kysely'
import { isOneOf, json, type Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** Columns of a job that decide its state. */
interface Marks {
  readonly run_at: Date
  readonly lease: string | null
  readonly done_at: Date | null
  readonly failed_at: Date | null
  readonly doubt_at: Date | null
}
/** State of a job as shown to administrators. */
export type JobState = 'espera' | 'en_curso' | 'fallido' | 'dudoso' | 'hecho' | 'abandonado'
/** The state that the marks of a job tell. */
export function jobStateOf({ run_at, lease, done_at, failed_at, doubt_at }: Marks, now: Date): JobState {
  if (done_at) return failed_at || doubt_at ? 'abandonado' : 'hecho'
  if (doubt_at) return 'dudoso'
  if (failed_at) return 'fallido'
  return lease !== null && run_at > now ? 'en_curso' : 'espera'
}

/** A job that waits, failed or is in doubt, locked. Refuses others. */
async function lockStopped(tx: Tx, id: number, now: Date) {
  const job = await tx.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!job) return refuse('msg.not_found')
  const state = jobStateOf(job, now)
  if (state === 'en_curso' || state === 'hecho' || state === 'abandonado') refuse('correo.tarea_terminada')
  return job
}

/** Makes a stopped job due, with all its attempts before it. */
export async function repeatJob(tx: Tx, id: number, now: Date) {
  await lockStopped(tx, id, now)
  await tx
    .updateTable('outbox')
    .set({ run_at: now, lease: null, attempts: 0, contacted_at: null, failed_at: null, doubt_at: null })
    .where('id', '=', id)
    .execute()
}

/** Ends a stopped job without doing it, forgets its payload, and returns the job as it was. */
export async function giveUpJob(tx: Tx, id: number, now: Date) {
  const job = await lockStopped(tx, id, now)
  await giveUpJobs(tx, [id], now)
  return job
}

/** Ends the waiting and stopped ones of many jobs without doing them, and forgets their payloads; one at work is left. Returns their ids. */
export async function giveUpJobs(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  const jobs = await tx
    .selectFrom('outbox')
    .select('id')
    .where(isOneOf('id', ids))
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('lease', 'is', null), eb('run_at', '<=', now)]))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  const found = jobs.map((one) => one.id)
  await tx
    .updateTable('outbox')
    .set((eb) => ({ done_at: now, failed_at: eb.fn.coalesce('failed_at', sql<Date>`${now}::timestamptz`), lease: null, payload: json({}) }))
    .where(isOneOf('id', found))
    .execute()
  return found
}
