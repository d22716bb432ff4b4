import { after } from '../clock.ts'
import { type Club, type ClubFacts, tablesOf } from '../database/clubs.ts'
import { json, type Tx } from '../database/database.ts'
import { followed } from '../servers/places.ts'
import type { JobKind } from './jobs.ts'
import { LostLease, recordOutcome, type Taken, unlessLost } from './outbox-rows.ts'
import { type Afterwards, type Facts, inJob } from './work.ts'

export interface JobFacts {
  readonly club: ClubFacts
  readonly now: Date
  readonly id: number
}
/** Facts of a job and of its one transaction. */
export type JobWork = JobFacts & Facts
type Write<T> = (tx: Tx, facts: Facts) => Promise<T>

export interface JobContext extends JobFacts {
  /**
   * Work in one transaction of the club; between two, as while a device is contacted, no connection is held. Rows of
   * money that it notes are in the audit, and open screens are notified of its writes.
   */
  readonly inTransaction: <T>(work: Write<T>) => Promise<T>
  /** Records that an outside system is about to be given something that must not be given twice: a crash from here on leaves the job in doubt. */
  readonly contact: () => Promise<void>
}
/** The last writes of a job, committed together with its end. */
export type LastWrites = Write<unknown>

/** A kind of job with its handler, which may return its last writes, or the instant of its next round. It may be called again for the same id after a crash, unless it had made contact. */
export interface Job {
  readonly kind: Pick<JobKind<never>, 'name' | 'lane'>
  readonly run: (payload: never, context: JobContext) => Promise<LastWrites | Date | undefined>
}
/** A job that is one transaction: its writes and its end are committed together. */
export const inOneTransaction = <Payload>(
  kind: JobKind<Payload>,
  work: (tx: Tx, payload: Payload, facts: JobWork) => Promise<unknown>,
): Job => ({
  kind,
  run:
    async (payload: Payload, { club, now, id }) =>
    (tx, facts) =>
      work(tx, payload, { club, now, id, ...facts }),
})
/** A job of several steps, contacts with the outside between them; it may return its last writes. */
export const inSteps = <Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<LastWrites | undefined | void>,
): Job => ({ kind, run: async (payload: Payload, context) => (await run(payload, context)) ?? undefined })

/** A job without an end: it is due again at the instant that it returns. */
export const inRounds = <Payload>(kind: JobKind<Payload>, run: (payload: Payload, context: JobContext) => Promise<Date>): Job => ({
  kind,
  run,
})

/** Failure after which the outside system may have accepted or not: the job is not repeated by itself. */
export class InDoubt extends Error {}

/** A job that fails so often is marked failed, and stays visible. */
export const maxAttempts = 8
/** 5 s, 10 s, 20 s … at most an hour. */
export const backOff = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 3600)

interface Attempt extends Afterwards {
  readonly handler: Job | undefined
  readonly now: () => Date
  readonly log: ((message: string, details: Record<string, unknown>) => void) | undefined
}
/** Does a taken job once and records the outcome. Returns the instant at which it is due again: after a failure, or for its next round. */
export async function attemptJob(club: Club, job: Taken, { handler, now, log, wrote, closings }: Attempt): Promise<Date | null> {
  const record = (change: Parameters<typeof recordOutcome>[2]) => followed(club, () => recordOutcome(tablesOf(club), job, change))
  const at = now()
  const { id, kind, payload, attempts, lease } = job
  const facts = { club: club.slug, id, kind }
  const write = <T>(work: Write<T>, end?: (tx: Tx) => Promise<unknown>) =>
    inJob(club, { kind, id, payload, now: at }, { begin: (tx) => unlessLost(tx, job), work, end }, { wrote, closings })
  try {
    if (job.contacted_at !== null) throw new InDoubt(job.error ?? 'cut off')
    if (!handler) throw new Error(`no handler for ${kind}`)
    const contact = async () => {
      if (!(await record({ lease, contacted_at: now() }))) throw new LostLease()
    }
    const last = await handler.run(payload as never, { club, id, now: at, inTransaction: (work) => write(work), contact })
    if (last instanceof Date) {
      await record({ run_at: last, attempts: 0, error: null, contacted_at: null })
      return last
    }
    await write(last ?? (async () => {}), (tx) => recordOutcome(tx, job, { done_at: now(), error: null, payload: json({}) }))
    return null
  } catch (error) {
    if (error instanceof LostLease) {
      log?.('job was taken over', facts)
      return null
    }
    const words = (error instanceof Error ? error.message : String(error)).slice(0, 2000)
    if (error instanceof InDoubt) {
      await record({ error: words, doubt_at: now() })
      log?.('job is in doubt', { ...facts, error: words })
      return null
    }
    const over = attempts >= maxAttempts
    const again = after(now(), backOff(attempts))
    await record({ error: words, contacted_at: null, run_at: again, failed_at: over ? now() : null })
    log?.(over ? 'job failed' : 'job will be tried again', { ...facts, attempts, error: words })
    return over ? null : again
  }
}
