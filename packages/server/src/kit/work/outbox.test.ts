import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { after } from '../clock.ts'
import type { Club } from '../database/clubs.ts'
import { inThisClub } from '../install.ts'
import { insertJob } from './jobs.ts'
import { backOff, type JobHandlers, maxAttempts, startOutbox } from './outbox.ts'

const desk = await club()
await desk.product.outbox.stop()
const theClub: Club = desk.product.clubs.all()[0]!
let now = desk.now()
const running: ReturnType<typeof startOutbox>[] = []
const worker = (handlers: JobHandlers) => {
  const outbox = startOutbox({ clubs: () => [theClub], handlers, now: () => now, every: 60_000 })
  running.push(outbox)
  return outbox
}
afterAll(async () => {
  for (const one of running) await one.stop()
})
const add = (kind: string, payload: unknown = {}) => inThisClub(theClub, (tx) => insertJob(tx, { kind, payload, now }))
const jobs = (kind: string) => desk.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute()

describe('the outbox', () => {
  it('does each job once, in order, and forgets what was in it', async () => {
    const seen: unknown[] = []
    const outbox = worker({ note: async (payload: unknown, id, context) => void seen.push([payload, id, context.club.slug, context.now]) })
    for (let n = 1; n <= 45; n += 1) await add('note', { n })
    await outbox.drained()
    const rows = await jobs('note')
    expect(seen).toEqual(rows.map(({ id }, index) => [{ n: index + 1 }, id, theClub.slug, now]))
    expect(rows.every(({ done_at, payload }) => done_at !== null && JSON.stringify(payload) === '{}')).toBe(true)
    await outbox.drained()
    expect(seen).toHaveLength(45)
    await outbox.stop()
  })
  it('tries a failing job again after longer and longer pauses, then marks it failed and keeps it visible', async () => {
    let tries = 0
    const outbox = worker({
      broken: async () => {
        tries += 1
        throw new Error('no line')
      },
    })
    await add('broken')
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await outbox.drained()
      expect(tries).toBe(attempt)
      const [job] = await jobs('broken')
      expect(job).toMatchObject({ attempts: attempt, error: 'no line', done_at: null })
      expect(job!.run_at).toEqual(after(now, backOff(attempt)))
      now = after(now, backOff(attempt))
    }
    await outbox.drained()
    expect(tries).toBe(maxAttempts)
    expect((await jobs('broken'))[0]!.failed_at).toEqual(expect.any(Date))
    await outbox.stop()
  })
  it('does not hold the others up when one fails', async () => {
    const done: number[] = []
    const outbox = worker({
      mixed: async ({ n }: { n: number }) => {
        if (n === 1) throw new Error('bad one')
        done.push(n)
      },
    })
    for (const n of [1, 2, 3]) await add('mixed', { n })
    await outbox.drained()
    expect(done).toEqual([2, 3])
    await outbox.stop()
  })
  it('never gives one job to two workers', async () => {
    const seen: number[] = []
    const handlers: JobHandlers = {
      shared: async ({ n }: { n: number }) => {
        await turn()
        seen.push(n)
      },
    }
    for (let n = 0; n < 60; n += 1) await add('shared', { n })
    const workers = [worker(handlers), worker(handlers), worker(handlers)]
    await Promise.all(workers.map((one) => one.drained()))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    for (const one of workers) await one.stop()
  })
  it('takes a job again whose worker died, a minute later and not before', async () => {
    await add('orphan')
    await desk.db
      .updateTable('outbox')
      .set({ locked_until: after(now, 60), attempts: 1 })
      .where('kind', '=', 'orphan')
      .execute()
    let done = 0
    const outbox = worker({ orphan: async () => void (done += 1) })
    await outbox.drained()
    expect(done).toBe(0)
    now = after(now, 61)
    await outbox.drained()
    expect(done).toBe(1)
    await outbox.stop()
  })
  it('keeps in the audit what a job noted of money, under its kind, and says which tables it wrote', async () => {
    const wrote: string[] = []
    const outbox = startOutbox({
      clubs: () => [theClub],
      handlers: {
        worker: async ({ n }: { n: number }, _id, { inTransaction }) =>
          inTransaction(async (tx, note) => {
            await tx
              .insertInto('caja')
              .values({ desc_caja: `Caja ${n}` })
              .execute()
            if (n === 1) note('caja', null, { desc_caja: 'Caja 1' })
          }),
      },
      now: () => now,
      wrote: (_club, tables) => void wrote.push(...tables),
      every: 60_000,
    })
    running.push(outbox)
    for (const n of [1, 2]) await add('worker', { n })
    await outbox.drained()
    const entries = await desk.db.selectFrom('auditoria').selectAll().where('accion', '=', 'worker').execute()
    const noted = { table: 'caja', before: null, after: { desc_caja: 'Caja 1' } }
    expect(entries).toMatchObject([{ id_mst_socios: null, ip: null, datos: { n: 1 }, tablas: ['caja'], cambios: [noted] }])
    expect(wrote.filter((table) => table === 'caja')).toHaveLength(2)
    await outbox.stop()
  })
  it('has a job exactly when the work that asked for it was committed', async () => {
    const failing = inThisClub(theClub, async (tx) => {
      await insertJob(tx, { kind: 'ghost', payload: {}, now })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await jobs('ghost')).toEqual([])
  })
})
