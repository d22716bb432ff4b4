import { after } from '../clock.ts'
import type { Club, ClubFacts } from '../database/clubs.ts'
import { type ClubDb, json, type Tx } from '../database/database.ts'
import type { Note } from '../http/audit.ts'
import { type CommitListener, inJob } from './work.ts'

export interface JobContext {
  readonly club: ClubFacts
  readonly now: Date
  /**
   * Work in one transaction of the club; between two, as while a mail server is contacted, no connection is held. Rows
   * of money that it notes are in the audit, and open screens are notified of its writes.
   */
  readonly inTransaction: <T>(work: (tx: Tx, note: Note) => Promise<T>) => Promise<T>
}
/** Does the work of one job. It may be called again for the same id after a crash, so it must be idempotent by it. */
export type JobHandler = (payload: never, id: number, context: JobContext) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

export interface OutboxOptions {
  readonly clubs: () => readonly Club[]
  readonly handlers: JobHandlers
  readonly now: () => Date
  readonly wrote?: CommitListener
  readonly log?: (message: string, details: Record<string, unknown>) => void
  /** Milliseconds between two polls of the tables; a nudge polls immediately. */
  readonly every?: number
}

/** A job that fails so often is marked failed, and stays visible. */
export const maxAttempts = 8
const lockSeconds = 60
const batch = 20
/** 5 s, 10 s, 20 s … at most an hour. */
export const backOff = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 3600)

/** Takes due jobs of one club, so that no other worker does: their lock outlives a crash by a minute at most. */
const take = (db: ClubDb, now: Date) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ locked_until: after(now, lockSeconds), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', now)
        .where((e) => e.or([e('locked_until', 'is', null), e('locked_until', '<', now)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute()

/** Works off the jobs that commits left behind, club by club, until it is stopped. A done job forgets its payload: links and codes are in there. */
export function startOutbox({ clubs, handlers, now, wrote = () => {}, log, every = 1000 }: OutboxOptions) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let again = false
  let running: Promise<void> = Promise.resolve()
  let busy = false

  const run = async (club: Club, { id, kind, payload, attempts }: Awaited<ReturnType<typeof take>>[number]) => {
    const db = club.db.withSchema(club.schema) as ClubDb
    const job = db.updateTable('outbox').where('id', '=', id)
    try {
      const handler = handlers[kind]
      if (!handler) throw new Error(`no handler for ${kind}`)
      const at = now()
      await handler(payload as never, id, {
        club,
        now: at,
        inTransaction: (work) => inJob(club, { kind, id, payload, now: at }, work, wrote),
      })
      await job.set({ done_at: now(), locked_until: null, error: null, payload: json({}) }).execute()
    } catch (error) {
      const words = (error instanceof Error ? error.message : String(error)).slice(0, 2000)
      const over = attempts >= maxAttempts
      await job.set({ error: words, locked_until: null, run_at: after(now(), backOff(attempts)), failed_at: over ? now() : null }).execute()
      log?.(over ? 'job failed' : 'job will be tried again', { club: club.slug, id, kind, attempts, error: words })
    }
  }
  const workOff = async () => {
    for (const club of clubs()) {
      const due = () => take(club.db.withSchema(club.schema) as ClubDb, now())
      for (let jobs = await due(); jobs.length > 0 && !stopped; jobs = await due()) {
        for (const job of jobs.toSorted((a, b) => a.id - b.id)) await run(club, job)
      }
    }
  }
  const cycle = async () => {
    busy = true
    clearTimeout(timer)
    do {
      again = false
      await workOff().catch((error: Error) => log?.('the outbox cannot be read', { error: error.message }))
    } while (again && !stopped)
    busy = false
    if (!stopped) timer = setTimeout(nudge, every).unref()
  }
  /** Looks at the tables now: there is something to do. */
  const nudge = () => {
    again = true
    if (!busy && !stopped) running = cycle()
  }
  nudge()
  return {
    nudge,
    /** Resolves when no due job is left; used by tests. */
    drained: async () => {
      nudge()
      await running
    },
    /** Finishes the job at hand and takes no other. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
