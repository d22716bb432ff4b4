import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Club, tablesOf } from '../database/clubs.ts'
import { followed } from '../servers/places.ts'
import { attemptJob, type Job } from './attempt.ts'
import type { Closing } from './closing.ts'
import { type Lane, lanes, restful, urgencies } from './lanes.ts'
import { extendLease, firstDue, leaseSeconds, type Taken, takeJob } from './outbox-rows.ts'
import type { CommitListener } from './work.ts'

export interface OutboxOptions {
  readonly clubs: () => readonly Club[]
  readonly jobs: readonly Job[]
  readonly now: () => Date
  readonly closings?: readonly Closing[]
  readonly wrote?: CommitListener
  readonly log?: (message: string, details: Record<string, unknown>) => void
  /** Milliseconds between two looks at a club without a nudge or a known instant: for jobs of a process that told nobody. */
  readonly every?: number
}

const laneNames = Object.keys(lanes) as Lane[]
const inEachLane = <T>(make: () => T) => Object.fromEntries(laneNames.map((lane) => [lane, make()])) as Record<Lane, T>
/** Milliseconds until a club is looked at again whose table could not be read, or has no job to take: another server may have it under a lease. */
const soon = 1000

interface Turn {
  readonly slug: string
  readonly urgency: number
}
/** The clubs with due work of each lane and urgency, in the order of their turns, and the places of each lane: `work` does one job. */
function openTurns(track: (work: Promise<void>) => void, work: (lane: Lane, turn: Turn) => Promise<void>) {
  const rings = inEachLane(() => urgencies.map(() => new Set<string>()))
  const busy = inEachLane(() => 0)
  let stopped = false
  /** The club whose turn it is: it is added again, behind the others, once a job of it was taken. */
  const next = (lane: Lane): Turn | null => {
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
      const turn = next(lane)
      if (!turn) return
      busy[lane] += 1
      const over = () => {
        busy[lane] -= 1
        fill(lane)
      }
      track(work(lane, turn).finally(over))
    }
  }
  return {
    busy,
    add: (lane: Lane, { slug, urgency }: Turn) => {
      rings[lane][urgency]!.add(slug)
      fill(lane)
    },
    stop: () => {
      stopped = true
    },
  }
}

/** Looks at clubs at given milliseconds from now; the earliest counts, and none beyond the next look at all clubs. */
function openAlarms(longest: number, ring: (slug: string) => void) {
  const alarms = new Map<string, { at: number; timer: NodeJS.Timeout }>()
  let stopped = false
  return {
    set: ({ slug }: Club, from: number) => {
      const milliseconds = Math.max(from, 0)
      const at = performance.now() + milliseconds
      const known = alarms.get(slug)
      if (stopped || milliseconds > longest || (known && known.at <= at)) return
      clearTimeout(known?.timer)
      const timer = setTimeout(() => {
        alarms.delete(slug)
        ring(slug)
      }, milliseconds).unref()
      alarms.set(slug, { at, timer })
    },
    stop: () => {
      stopped = true
      for (const { timer } of alarms.values()) clearTimeout(timer)
    },
  }
}

/** Extends the leases of jobs while they run. */
function openLeases(extend: (club: Club, job: Taken) => void) {
  const held = new Map<string, { club: Club; job: Taken }>()
  const timer = setInterval(
    () => {
      for (const { club, job } of held.values()) extend(club, job)
    },
    (leaseSeconds * 1000) / 3,
  ).unref()
  return {
    during: async <T>(club: Club, job: Taken, work: Promise<T>): Promise<T> => {
      held.set(job.lease, { club, job })
      return work.finally(() => held.delete(job.lease))
    },
    stop: () => clearInterval(timer),
  }
}

/** Work under way that a stop waits for. */
function openPending() {
  const pending = new Set<Promise<void>>()
  return {
    track: (work: Promise<void>) => {
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

/** Takes a job; not at the end of a move, when it would wait with its connection. */
async function take(club: Club, turn: { lane: Lane; urgency: number; now: Date }) {
  await club.held()
  return takeJob(tablesOf(club), { ...turn, lease: randomUUID() })
}

const inTurn = async (clubs: readonly Club[], look: (club: Club) => Promise<void>) => {
  for (const club of clubs) await look(club)
}

/** True if a job of some club is due: also one that was at work when the clock of a test was moved. */
async function isAnyDue(clubs: readonly Club[], at: Date) {
  const found = await Promise.all(clubs.map((club) => firstDue(tablesOf(club)).catch(() => [])))
  return found.flat().some(({ run_at }) => run_at <= at)
}

/**
 * Works off the jobs that commits left behind until it is stopped: in each lane the urgent ones first, the clubs in
 * turn. Each job is taken by itself, under a lease that is extended while it runs; a worker that lost it commits
 * nothing. A done job forgets its payload: links and codes are in there.
 */
export function startOutbox({ clubs, jobs, now, closings = [], wrote = () => {}, log, every = 300_000 }: OutboxOptions) {
  const byName = new Map(jobs.map((job) => [job.kind.name, job]))
  const { track, settled } = openPending()
  const turns = openTurns(track, (lane, turn) => work(lane, turn))
  const alarms = openAlarms(every, (slug) => nudge(slug))
  const leases = openLeases((club, job) => track(extendLease(tablesOf(club), job, now()).then(() => {}, unreadable(club))))
  const ending = new AbortController()

  const unreadable = (club: Club) => (error: Error) => {
    log?.('the outbox cannot be read', { club: club.slug, error: error.message })
    alarms.set(club, soon)
  }
  /** Reads which work of a club is due. */
  const look = async (club: Club) => {
    if (ending.signal.aborted) return
    const at = now()
    await followed(club, () => firstDue(tablesOf(club))).then((found) => {
      for (const { lane, urgency, run_at } of found) {
        if (run_at <= at) turns.add(lane, { slug: club.slug, urgency })
        else alarms.set(club, run_at.getTime() - at.getTime())
      }
    }, unreadable(club))
  }
  const lookAt = (some: readonly Club[]) => track(inTurn(some, look))
  /** Looks at a club now: a commit left work there. */
  const nudge = (slug: string) => lookAt(clubs().filter((one) => one.slug === slug))
  const work = async (lane: Lane, turn: Turn) => {
    const club = clubs().find(({ slug }) => slug === turn.slug)
    if (!club) return
    const job = await take(club, { lane, urgency: turn.urgency, now: now() }).catch(unreadable(club))
    if (!job) return alarms.set(club, soon)
    turns.add(lane, turn)
    const written: CommitListener = (one, tables) => {
      wrote(one, tables)
      if (tables.has('outbox')) track(look(one))
    }
    const began = performance.now()
    const attempt = attemptJob(club, job, { handler: byName.get(job.kind), now, log, wrote: written, closings })
    const again = await leases.during(club, job, attempt).catch(unreadable(club))
    if (again) alarms.set(club, again.getTime() - now().getTime())
    if (restful.has(lane)) await pause(performance.now() - began, undefined, { signal: ending.signal }).catch(() => {})
  }
  const lookAtAll = () => lookAt(clubs())
  const sweep = setInterval(lookAtAll, every).unref()
  lookAtAll()
  return {
    /** Looks at all clubs now: nudges of other servers may have been lost. */
    lookAtAll,
    nudge,
    /** Resolves when no due job is left; used by tests. */
    drained: async () => {
      do {
        lookAtAll()
        await settled()
      } while (!ending.signal.aborted && (await isAnyDue(clubs(), now())))
    },
    /** Jobs at work in each lane. */
    busy: (): Readonly<Record<Lane, number>> => turns.busy,
    /** Finishes the jobs at hand and takes no other. */
    stop: async () => {
      ending.abort()
      turns.stop()
      clearInterval(sweep)
      alarms.stop()
      await settled()
      leases.stop()
    },
  }
}
