import { randomUUID } from 'node:crypto'
import { after } from '../clock.ts'
import type { Club, ClubFacts } from '../database/clubs.ts'
import { type ClubDb, json, type Tx } from '../database/database.ts'
import type { Note } from '../http/audit.ts'
import type { JobKind } from './jobs.ts'
import { type Lane, lanes, urgencies } from './lanes.ts'
import { extendLease, firstDue, LostLease, leaseSeconds, recordOutcome, type Taken, takeJob, unlessLost } from './outbox-rows.ts'
import { type CommitListener, inJob } from './work.ts'

export interface JobFacts {
  readonly club: ClubFacts
  readonly now: Date
  readonly id: number
}
/** Facts of a job with the note of its transaction. */
export type JobWork = JobFacts & { readonly note: Note }
type Write<T> = (tx: Tx, note: Note) => Promise<T>

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

/** A kind of job with its handler. It may be called again for the same id after a crash, unless it had made contact. */
export interface Job {
  readonly kind: Pick<JobKind<never>, 'name' | 'lane'>
  readonly run: (payload: never, context: JobContext) => Promise<LastWrites | undefined>
}
/** A job that is one transaction: its writes and its end are committed together. */
export const inOneTransaction = <Payload>(
  kind: JobKind<Payload>,
  work: (tx: Tx, payload: Payload, facts: JobWork) => Promise<unknown>,
): Job => ({
  kind,
  run:
    async (payload: Payload, { club, now, id }) =>
    (tx, note) =>
      work(tx, payload, { club, now, id, note }),
})
/** A job of several steps, contacts with the outside between them; it may return its last writes. */
export const inSteps = <Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<LastWrites | undefined | void>,
): Job => ({ kind, run: async (payload: Payload, context) => (await run(payload, context)) ?? undefined })

/** Failure after which the outside system may have accepted or not: the job is not repeated by itself. */
export class InDoubt extends Error {}

export interface OutboxOptions {
  readonly clubs: () => readonly Club[]
  readonly jobs: readonly Job[]
  readonly now: () => Date
  readonly wrote?: CommitListener
  readonly log?: (message: string, details: Record<string, unknown>) => void
  /** Milliseconds between two looks at a club that no nudge announced: for jobs of other processes, and due retries. */
  readonly every?: number
}

/** A job that fails so often is marked failed, and stays visible. */
export const maxAttempts = 8
/** 5 s, 10 s, 20 s … at most an hour. */
export const backOff = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 3600)

const laneNames = Object.keys(lanes) as Lane[]
/** Milliseconds until an unreadable table is looked at again. */
const afterFailure = 1000

/** The clubs with due work of each lane and urgency, in the order of their turns. */
const openRings = () =>
  Object.fromEntries(laneNames.map((lane) => [lane, urgencies.map(() => new Set<string>())])) as Record<Lane, Set<string>[]>

/**
 * Works off the jobs that commits left behind until it is stopped: in each lane the urgent ones first, the clubs in
 * turn. Each job is taken by itself, under a lease that is extended while it runs; a worker that lost it commits
 * nothing. A done job forgets its payload: links and codes are in there.
 */
export function startOutbox({ clubs, jobs, now, wrote = () => {}, log, every = 30_000 }: OutboxOptions) {
  const byName = new Map(jobs.map((job) => [job.kind.name, job]))
  const rings = openRings()
  const busy = Object.fromEntries(laneNames.map((lane) => [lane, 0])) as Record<Lane, number>
  const atWork = new Map<string, { club: Club; job: Taken }>()
  const alarms = new Map<string, { at: number; timer: NodeJS.Timeout }>()
  const pending = new Set<Promise<void>>()
  let stopped = false

  const tablesOf = (club: Club) => club.db.withSchema(club.schema) as ClubDb
  const track = (work: Promise<void>) => {
    pending.add(work)
    void work.finally(() => pending.delete(work))
  }
  /** Looks at a club again at an instant of the clock, if that is before the next look at all clubs. */
  const wake = (club: Club, milliseconds: number) => {
    const at = performance.now() + Math.max(milliseconds, 0)
    const known = alarms.get(club.slug)
    if (stopped || milliseconds > every || (known && known.at <= at)) return
    clearTimeout(known?.timer)
    const timer = setTimeout(() => {
      alarms.delete(club.slug)
      track(look(club))
    }, milliseconds).unref()
    alarms.set(club.slug, { at, timer })
  }
  const unreadable = (club: Club) => (error: Error) => {
    log?.('the outbox cannot be read', { club: club.slug, error: error.message })
    wake(club, afterFailure)
  }
  /** Reads which work of a club is due. */
  const look = async (club: Club) => {
    if (stopped) return
    const at = now()
    await firstDue(tablesOf(club)).then((found) => {
      for (const { lane, urgency, run_at } of found) {
        if (run_at <= at) rings[lane][urgency]!.add(club.slug)
        else wake(club, run_at.getTime() - at.getTime())
      }
      for (const lane of laneNames) fill(lane)
    }, unreadable(club))
  }
  /** The club whose turn it is: it leaves the ring, and comes back behind the others once a job of it was taken. */
  const nextTurn = (lane: Lane) => {
    for (const [urgency, ring] of rings[lane].entries()) {
      const [slug] = ring
      if (slug === undefined) continue
      ring.delete(slug)
      return { slug, urgency }
    }
    return null
  }
  const fill = (lane: Lane) => {
    while (!stopped && busy[lane] < lanes[lane]) {
      const turn = nextTurn(lane)
      if (!turn) return
      busy[lane] += 1
      track(
        work(lane, turn).finally(() => {
          busy[lane] -= 1
          fill(lane)
        }),
      )
    }
  }
  const work = async (lane: Lane, { slug, urgency }: { slug: string; urgency: number }) => {
    const club = clubs().find((one) => one.slug === slug)
    if (!club) return
    const job = await takeJob(tablesOf(club), { lane, urgency, now: now(), lease: randomUUID() }).catch(unreadable(club))
    if (!job) return
    rings[lane][urgency]!.add(slug)
    fill(lane)
    atWork.set(job.lease, { club, job })
    await run(club, job).catch(unreadable(club))
    atWork.delete(job.lease)
  }
  const run = async (club: Club, job: Taken) => {
    const db = tablesOf(club)
    const at = now()
    const { id, kind, payload, attempts, lease } = job
    const write = <T>(work: Write<T>, end?: (tx: Tx) => Promise<unknown>) =>
      inJob(club, { kind, id, payload, now: at }, { begin: (tx) => unlessLost(tx, job), work, end }, (one, tables) => {
        wrote(one, tables)
        if (tables.has('outbox')) track(look(one))
      })
    const done = (tx: Tx) => recordOutcome(tx, job, { done_at: now(), error: null, payload: json({}) })
    try {
      if (job.contacted_at !== null) throw new InDoubt(job.error ?? 'cut off')
      const found = byName.get(kind)
      if (!found) throw new Error(`no handler for ${kind}`)
      const contact = async () => {
        if (!(await recordOutcome(db, job, { lease, contacted_at: now() }))) throw new LostLease()
      }
      const last = await found.run(payload as never, { club, id, now: at, inTransaction: (work) => write(work), contact })
      await write(last ?? (async () => {}), done)
    } catch (error) {
      if (error instanceof LostLease) return log?.('job was taken over', { club: club.slug, id, kind })
      const words = (error instanceof Error ? error.message : String(error)).slice(0, 2000)
      if (error instanceof InDoubt) {
        await recordOutcome(db, job, { error: words, doubt_at: now() })
        return log?.('job is in doubt', { club: club.slug, id, kind, error: words })
      }
      const over = attempts >= maxAttempts
      const again = after(now(), backOff(attempts))
      await recordOutcome(db, job, { error: words, contacted_at: null, run_at: again, failed_at: over ? now() : null })
      log?.(over ? 'job failed' : 'job will be tried again', { club: club.slug, id, kind, attempts, error: words })
      if (!over) wake(club, again.getTime() - now().getTime())
    }
  }

  const lookAtAll = async () => {
    for (const club of clubs()) await look(club)
  }
  const sweep = setInterval(() => track(lookAtAll()), every).unref()
  const renewal = setInterval(
    () => {
      for (const { club, job } of atWork.values()) track(extendLease(tablesOf(club), job, now()).then(() => {}, unreadable(club)))
    },
    (leaseSeconds * 1000) / 3,
  ).unref()
  track(lookAtAll())
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending)
  }
  return {
    /** Looks at a club now: a commit left work there. */
    nudge: (club: Pick<Club, 'slug'>) => {
      const found = clubs().find((one) => one.slug === club.slug)
      if (found) track(look(found))
    },
    /** Resolves when no due job is left; used by tests. */
    drained: async () => {
      track(lookAtAll())
      await settled()
    },
    /** Jobs at work in each lane. */
    busy: (): Readonly<Record<Lane, number>> => busy,
    /** Finishes the jobs at hand and takes no other. */
    stop: async () => {
      stopped = true
      clearInterval(sweep)
      clearInterval(renewal)
      for (const { timer } of alarms.values()) clearTimeout(timer)
      await settled()
    },
  }
}
export type Outbox = ReturnType<typeof startOutbox>
