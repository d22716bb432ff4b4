import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { club } from '../../testing/club.ts'
import { after } from '../clock.ts'
import type { Club } from '../database/clubs.ts'
import { openDatabase, openPool, type Tx } from '../database/database.ts'
import { inThisClub } from '../install.ts'
import { backOff, InDoubt, inOneTransaction, inRounds, inSteps, type Job, type JobContext, maxAttempts } from './attempt.ts'
import { insertJob, jobKind } from './jobs.ts'
import type { lanes, Urgency } from './lanes.ts'
import { startOutbox } from './outbox.ts'
import { leaseSeconds } from './outbox-rows.ts'

const desk = await club()
await desk.product.outbox.stop()
const theClub: Club = desk.product.clubs.all()[0]!
let now = desk.now()
const running: ReturnType<typeof startOutbox>[] = []
const worker = (...jobs: Job[]) => {
  const outbox = startOutbox({ clubs: () => [theClub], jobs, now: () => now, every: 60_000 })
  running.push(outbox)
  return outbox
}
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})
type Numbered = { n: number }
/** A kind of its own for each test, in the lane with one job at once unless another is named. */
const kindOf = (name: string, lane: keyof typeof lanes = 'mail') => jobKind<Numbered>(name, lane)
const add = (kind: ReturnType<typeof kindOf>, n = 0, urgency?: Urgency) =>
  inThisClub(theClub, (tx) => insertJob(tx, kind, { n }, { now, urgency }))
const rows = (kind: { name: string }) => desk.db.selectFrom('outbox').selectAll().where('kind', '=', kind.name).orderBy('id').execute()
const cashBox = (tx: Tx, desc_caja: string) => tx.insertInto('caja').values({ desc_caja }).execute()
const boxes = async (name: string) => (await desk.db.selectFrom('caja').select('desc_caja').where('desc_caja', '=', name).execute()).length

/** A job that stands still until it is let go. */
function halted(kind: ReturnType<typeof kindOf>, then: (context: JobContext) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const job = inSteps(kind, async (_payload, context) => {
    begun.resolve()
    await go.promise
    await then(context)
  })
  return { job, begun: begun.promise, go: go.resolve }
}

describe('the outbox', () => {
  it('does each job once, in order, and forgets what was in it', async () => {
    const kind = kindOf('note')
    const seen: unknown[] = []
    const outbox = worker(inSteps(kind, async (payload, { id, club: one, now: at }) => void seen.push([payload, id, one.slug, at])))
    for (let n = 1; n <= 45; n += 1) await add(kind, n)
    await outbox.drained()
    const all = await rows(kind)
    expect(seen).toEqual(all.map(({ id }, index) => [{ n: index + 1 }, id, theClub.slug, now]))
    expect(all.every(({ done_at, payload }) => done_at !== null && JSON.stringify(payload) === '{}')).toBe(true)
    await outbox.drained()
    expect(seen).toHaveLength(45)
  })
  it('asks nothing while no club has work, until its next look at all of them', async () => {
    const pool = openPool(desk.connection, 2)
    const db = openDatabase(pool)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const clubs = [theClub, theClub, theClub].map((one) => ({ ...one, db }))
    const outbox = startOutbox({ clubs: () => clubs, jobs: [], now: () => now })
    await outbox.drained()
    let asked = 0
    pool.on('acquire', () => (asked += 1))
    vi.advanceTimersByTime(60_000)
    expect(asked).toBe(0)
    vi.advanceTimersByTime(240_000)
    vi.useRealTimers()
    await expect.poll(() => asked).toBe(clubs.length)
    await outbox.stop()
    await pool.end()
  })
  it('does first what somebody waits for, then single jobs, then one of many', async () => {
    const kind = kindOf('urgency')
    const seen: number[] = []
    const order = ['many', 'single', 'waiting', 'many', 'waiting', 'single'] as const
    for (const [n, urgency] of order.entries()) await add(kind, n, urgency)
    await worker(inSteps(kind, async ({ n }) => void seen.push(n))).drained()
    expect(seen).toEqual([2, 4, 1, 5, 0, 3])
  })
  it('lets no lane wait for another', async () => {
    const [slow, quick] = [kindOf('slow', 'mail'), kindOf('quick', 'devices')]
    const held = halted(slow, async () => {})
    const done = Promise.withResolvers<void>()
    await add(slow)
    const outbox = worker(
      held.job,
      inSteps(quick, async () => done.resolve()),
    )
    await held.begun
    await add(quick)
    outbox.nudge(theClub.slug)
    await done.promise
    expect(outbox.busy()).toMatchObject({ mail: 1 })
    held.go()
    await outbox.drained()
  })
  it('tries a failing job again after longer and longer pauses, then marks it failed and keeps it visible', async () => {
    const kind = kindOf('broken')
    let tries = 0
    const outbox = worker(
      inSteps(kind, async () => {
        tries += 1
        throw new Error('no line')
      }),
    )
    await add(kind)
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await outbox.drained()
      expect(tries).toBe(attempt)
      const [job] = await rows(kind)
      expect(job).toMatchObject({ attempts: attempt, error: 'no line', done_at: null, lease: null })
      expect(job!.run_at).toEqual(after(now, backOff(attempt)))
      now = after(now, backOff(attempt))
    }
    await outbox.drained()
    expect(tries).toBe(maxAttempts)
    expect((await rows(kind))[0]!.failed_at).toEqual(expect.any(Date))
  })
  it('does not hold the others up when one fails', async () => {
    const kind = kindOf('mixed')
    const done: number[] = []
    for (const n of [1, 2, 3]) await add(kind, n)
    await worker(
      inSteps(kind, async ({ n }) => {
        if (n === 1) throw new Error('bad one')
        done.push(n)
      }),
    ).drained()
    expect(done).toEqual([2, 3])
  })
  it('never gives one job to two workers, not even on a table that was analysed while it was empty', async () => {
    const kind = kindOf('shared', 'work')
    const seen: number[] = []
    await desk.db.deleteFrom('outbox').where('done_at', 'is not', null).execute()
    await desk.pool.query(`analyze ${theClub.schema}.outbox`)
    const job = inSteps(kind, async ({ n }) => {
      await turn()
      seen.push(n)
    })
    const workers = [worker(job), worker(job), worker(job)]
    await Promise.all(workers.map((one) => one.drained()))
    for (let n = 0; n < 60; n += 1) await add(kind, n)
    await Promise.all(workers.map((one) => one.drained()))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    expect((await rows(kind)).every(({ attempts }) => attempts === 1)).toBe(true)
  })
  it('takes a job again whose worker died, at the end of its lease and not before', async () => {
    const kind = kindOf('orphan')
    await add(kind)
    await desk.db
      .updateTable('outbox')
      .set({ run_at: after(now, leaseSeconds), lease: 'gone', attempts: 1 })
      .where('kind', '=', kind.name)
      .execute()
    let done = 0
    const outbox = worker(inSteps(kind, async () => void (done += 1)))
    await outbox.drained()
    expect(done).toBe(0)
    now = after(now, leaseSeconds)
    await outbox.drained()
    expect(done).toBe(1)
  })
  it('has a job exactly when the work that asked for it was committed', async () => {
    const kind = kindOf('ghost')
    const failing = inThisClub(theClub, async (tx) => {
      await insertJob(tx, kind, { n: 0 }, { now })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rows(kind)).toEqual([])
  })
})

describe('a job', () => {
  it('of one transaction is written together with its end: what fails leaves nothing', async () => {
    const kind = kindOf('whole', 'work')
    let fails = true
    const outbox = worker(
      inOneTransaction(kind, async (tx) => {
        await cashBox(tx, 'Entera')
        if (fails) throw new Error('half way')
      }),
    )
    await add(kind)
    await outbox.drained()
    expect(await boxes('Entera')).toBe(0)
    fails = false
    now = after(now, backOff(1))
    await outbox.drained()
    expect(await boxes('Entera')).toBe(1)
    expect((await rows(kind))[0]).toMatchObject({ attempts: 2, error: null, done_at: expect.any(Date) })
  })
  it('that lost its lease to another worker writes nothing more', async () => {
    const kind = kindOf('late', 'runs')
    const held = halted(kind, ({ inTransaction }) => inTransaction((tx) => cashBox(tx, 'Tardía')))
    await add(kind)
    const first = worker(held.job)
    await held.begun
    now = after(now, leaseSeconds)
    await worker(inOneTransaction(kind, (tx) => cashBox(tx, 'Segunda'))).drained()
    held.go()
    await first.drained()
    expect([await boxes('Tardía'), await boxes('Segunda')]).toEqual([0, 1])
    expect((await rows(kind))[0]).toMatchObject({ attempts: 2, error: null, done_at: expect.any(Date) })
  })
  it('whose worker died after it had made contact is in doubt, and not done again by itself', async () => {
    const kind = kindOf('contact')
    const held = halted(kind, async () => {})
    let done = 0
    const job = inSteps(kind, async (_payload, context) => {
      await context.contact()
      await held.job.run({ n: 0 } as never, context)
      done += 1
    })
    await add(kind)
    const first = worker(job)
    await held.begun
    now = after(now, leaseSeconds)
    const second = worker(job)
    await second.drained()
    expect((await rows(kind))[0]).toMatchObject({ done_at: null, doubt_at: now, lease: null })
    held.go()
    await first.drained()
    now = after(now, 3 * 3600)
    await second.drained()
    expect((await rows(kind))[0]).toMatchObject({ done_at: null, attempts: 2 })
    expect(done).toBe(1)
  })
  it('that reports a doubt itself is in doubt at once; one that failed for certain is tried again', async () => {
    const [doubtful, certain] = [kindOf('doubtful'), kindOf('certain')]
    const failing = (kind: ReturnType<typeof kindOf>, error: Error) =>
      inSteps(kind, async (_payload, { contact }) => {
        await contact()
        throw error
      })
    for (const kind of [doubtful, certain]) await add(kind)
    await worker(failing(doubtful, new InDoubt('no answer')), failing(certain, new Error('refused'))).drained()
    expect((await rows(doubtful))[0]).toMatchObject({ error: 'no answer', doubt_at: now, failed_at: null })
    expect((await rows(certain))[0]).toMatchObject({ error: 'refused', doubt_at: null, contacted_at: null, failed_at: null })
  })
  it('keeps in the audit what it noted of money, under its kind, and says which tables it wrote', async () => {
    const kind = kindOf('worker')
    const wrote: string[] = []
    const outbox = startOutbox({
      clubs: () => [theClub],
      jobs: [
        inOneTransaction(kind, async (tx, { n }, { note }) => {
          await cashBox(tx, `Caja ${n}`)
          if (n === 1) note('caja', null, { desc_caja: 'Caja 1' })
        }),
      ],
      now: () => now,
      wrote: (_club, tables) => void wrote.push(...tables),
      every: 60_000,
    })
    running.push(outbox)
    for (const n of [1, 2]) await add(kind, n)
    await outbox.drained()
    const entries = await desk.db.selectFrom('auditoria').selectAll().where('accion', '=', 'worker').execute()
    const noted = { table: 'caja', before: null, after: { desc_caja: 'Caja 1' } }
    expect(entries).toMatchObject([{ id_mst_socios: null, ip: null, datos: { n: 1 }, cambios: [noted] }])
    expect(wrote.filter((table) => table === 'caja')).toHaveLength(2)
  })
  it('that queues another has it done in the same round', async () => {
    const [first, second] = [kindOf('first', 'work'), kindOf('second', 'mail')]
    let done = 0
    await add(first)
    await worker(
      inOneTransaction(first, (tx) => insertJob(tx, second, { n: 0 }, { now })),
      inSteps(second, async () => void (done += 1)),
    ).drained()
    expect(done).toBe(1)
  })
})

it('a job in rounds is due again at the instant that it returns, as one row, and after a failure like any other', async () => {
  const kind = kindOf('rounds', 'agency')
  const rounds: number[] = []
  const start = now
  const outbox = worker(
    inRounds(kind, async ({ n }, context) => {
      rounds.push(n + (context.now.getTime() - start.getTime()) / 1000)
      if (rounds.length === 2) throw new Error('away')
      return after(context.now, 60)
    }),
  )
  await add(kind, 7)
  for (const seconds of [0, 30, 60, 66, 70]) {
    now = after(start, seconds)
    await outbox.drained()
  }
  expect(rounds).toEqual([7, 67, 73])
  expect(await rows(kind)).toMatchObject([{ done_at: null, attempts: 0, error: null, run_at: after(start, 126) }])
})
