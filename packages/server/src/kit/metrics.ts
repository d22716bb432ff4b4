import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { atMost } from './clock.ts'
import { type Club, tablesOf } from './database/clubs.ts'
import { refuse } from './http/refusal.ts'
import { hashToken } from './secrets/tokens.ts'
import { type Lane, lanes } from './work/lanes.ts'

/** Parts of the running product that are measured when somebody asks. */
interface Measured {
  /** Pools of all servers in use. */
  readonly pools: () => readonly pg.Pool[]
  readonly clubs: () => readonly Club[]
  readonly now: () => Date
  /** Jobs at work in each lane. */
  readonly busy: () => Readonly<Record<Lane, number>>
  /** Open live streams. */
  readonly streams: () => number
}

/** Waiting, failed and doubtful jobs of one club in each lane, with the instant since which the oldest waits. */
const jobsOf = (club: Club, now: Date) =>
  tablesOf(club)
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'lane',
      fn.countAll<number>().filterWhere('failed_at', 'is', null).filterWhere('doubt_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
      fn.countAll<number>().filterWhere('doubt_at', 'is not', null).as('doubtful'),
      fn
        .min(eb.ref('run_at'))
        .filterWhere('failed_at', 'is', null)
        .filterWhere('doubt_at', 'is', null)
        .filterWhere('run_at', '<=', now)
        .as('since'),
    ])
    .where('done_at', 'is', null)
    .groupBy('lane')
    .execute()

const total = (pools: readonly pg.Pool[], count: 'totalCount' | 'idleCount' | 'waitingCount') =>
  pools.reduce((all, pool) => all + pool[count], 0)

const states = ['waiting', 'failed', 'doubtful'] as const
/** Milliseconds that the clubs of a server are waited for, each: the figures of the others are due. */
const answersWithin = 2000

/** Jobs of the clubs of a server, each as soon as it answers; after one that does not in time, the rest counts as unreadable too. */
async function readJobs(clubs: readonly Club[], now: Date, unreadable: (clubs: number) => void) {
  const found: Awaited<ReturnType<typeof jobsOf>> = []
  for (const [at, club] of clubs.entries()) {
    const jobs = await atMost(answersWithin, jobsOf(club, now)).catch(() => null)
    found.push(...(jobs ?? []))
    if (jobs === null) unreadable(1)
    if (jobs === undefined) {
      unreadable(clubs.length - at)
      break
    }
  }
  return found
}

/** Jobs of all clubs by lane, with the age of the oldest due one in seconds. */
async function countJobs(clubs: readonly Club[], now: Date, unreadable: (clubs: number) => void) {
  const sums = Object.fromEntries(Object.keys(lanes).map((lane) => [lane, { waiting: 0, failed: 0, doubtful: 0, age: 0 }]))
  const servers = [...Map.groupBy(clubs, ({ server }) => server).values()]
  const found = await Promise.all(servers.map((there) => readJobs(there, now, unreadable)))
  for (const { lane, since, ...counts } of found.flat()) {
    const sum = sums[lane]
    if (!sum) continue
    for (const state of states) sum[state] += Number(counts[state])
    if (since) sum.age = Math.max(sum.age, (now.getTime() - since.getTime()) / 1000)
  }
  return sums
}

/**
 * Figures for operators in the text form of Prometheus, at GET /metrics for the holder of a token: requests by call,
 * connections, jobs by lane, live streams, memory. No name, id or address of a person or a club.
 */
export async function openMetrics({ token, prefix }: { token: string; prefix: string }) {
  // loaded on demand: most installations have none
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registers = [new Registry()]
  const named = (name: string, help: string) => ({ name: `${prefix}_${name}`, help, registers })
  collectDefaultMetrics({ register: registers[0]! })
  const requests = new Histogram({
    ...named('request_seconds', 'Duration of answered requests by call and status'),
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  const unreadable = new Counter(named('unreadable_clubs_total', 'Clubs whose jobs could not be counted'))
  const expected = hashToken(`Bearer ${token}`)

  /** Counts the jobs anew, one statement a club. */
  let refresh = async () => {}
  /** Gauges that are read at each answer. */
  const watch = ({ pools, clubs, now, busy, streams }: Measured) => {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        ...named(name, help),
        collect() {
          this.set(read())
        },
      })
    gauge('connections_open', 'Connections to databases', () => total(pools(), 'totalCount'))
    gauge('connections_idle', 'Connections to databases without work', () => total(pools(), 'idleCount'))
    gauge('connections_awaited', 'Work that waits for a connection', () => total(pools(), 'waitingCount'))
    gauge('live_streams', 'Open live streams', streams)
    gauge('clubs', 'Clubs of this installation', () => clubs().length)
    const jobs = new Gauge({ ...named('jobs', 'Jobs that are not done, by lane and state'), labelNames: ['lane', 'state'] })
    const oldest = new Gauge({ ...named('jobs_oldest_seconds', 'Age of the oldest due job of each lane'), labelNames: ['lane'] })
    refresh = async () => {
      const sums = await countJobs(clubs(), now(), (count) => unreadable.inc(count))
      for (const [lane, { age, ...counts }] of Object.entries(sums)) {
        oldest.set({ lane }, age)
        for (const [state, count] of Object.entries(counts)) jobs.set({ lane, state }, count)
        jobs.set({ lane, state: 'working' }, busy()[lane as Lane])
      }
    }
  }

  /** Counts the requests of an app, and answers GET /metrics. Refuses anybody without the token as it does an unknown address. */
  const serve = (app: FastifyInstance) => {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const call = routeOptions.url === undefined ? 'unknown' : `${method} ${routeOptions.url.replaceAll(/\(.*?\)/g, '')}`
      requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
    })
    app.get('/metrics', async ({ headers }, reply) => {
      if (!timingSafeEqual(Buffer.from(hashToken(headers.authorization ?? '')), Buffer.from(expected))) refuse('msg.not_found')
      await refresh()
      return reply
        .type(registers[0]!.contentType)
        .header('cache-control', 'no-store')
        .send(await registers[0]!.metrics())
    })
  }
  return { watch, serve }
}
export type Metrics = Awaited<ReturnType<typeof openMetrics>>
