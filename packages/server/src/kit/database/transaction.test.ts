import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import type { Tx } from './database.ts'
import { TableRecorder } from './table-recorder.ts'
import { together } from './together.ts'
import { inTransaction } from './transaction.ts'

const desk = await club()
const theClub = desk.product.clubs.all()[0]!

/** Takes one lock, waits until both sides have theirs, then requests the other's. */
function crossing() {
  const meeting = Promise.withResolvers<void>()
  let holding = 0
  return async (first: number, second: number) => {
    const recorder = new TableRecorder()
    const noted: string[][] = []
    let attempts = 0
    await inTransaction(theClub, { changes: true, recorder, reset: () => undefined }, async (tx) => {
      attempts += 1
      await sql`select pg_advisory_xact_lock(${first})`.execute(tx)
      holding += 1
      if (holding === 2) meeting.resolve()
      await meeting.promise
      noted.push([...recorder.written])
      await tx
        .insertInto('proveedor')
        .values({ nombre: `Cruce ${first}` } as never)
        .execute()
      await sql`select pg_advisory_xact_lock(${second})`.execute(tx)
    })
    return { attempts, noted }
  }
}

it('two calls that wait for each other are both done: the one that PostgreSQL ends begins again, and nothing is written twice', async () => {
  const cross = crossing()
  const sides = (await Promise.all([cross(1, 2), cross(2, 1)])).toSorted((a, b) => a.attempts - b.attempts)
  expect(sides).toEqual([
    { attempts: 1, noted: [[]] },
    { attempts: 2, noted: [[], []] },
  ])
  expect(desk.deadlocks()).toBe(1)
  const written = await desk.db.selectFrom('proveedor').select('nombre').where('nombre', 'like', 'Cruce %').execute()
  expect(written.map(({ nombre }) => nombre).toSorted()).toEqual(['Cruce 1', 'Cruce 2'])
})

it('what fails for any other reason is tried once', async () => {
  let attempts = 0
  const failing = inTransaction(theClub, { changes: true, recorder: new TableRecorder(), reset: () => undefined }, async (tx) => {
    attempts += 1
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(attempts).toBe(1)
})

const writing = () => ({ changes: true, recorder: new TableRecorder(), reset: () => undefined })

it('statements that are asked for together are answered in their order, each with its own rows', async () => {
  const order: number[] = []
  await inTransaction(theClub, writing(), async (tx) => {
    const ask = async (n: number) => {
      const { rows } = await sql<{ n: number }>`select ${n}::int as n from pg_sleep(${n === 0 ? 0.1 : 0})`.execute(tx)
      order.push(rows[0]!.n)
    }
    await together(ask(0), ask(1), ask(2))
  })
  expect(order).toEqual([0, 1, 2])
})

it('of several refusals that are under way together the first in their order is told, and nothing of the transaction stays', async () => {
  const refusing = async (wait: Promise<unknown>, code: string) => {
    await wait
    throw new Error(code)
  }
  const work = inTransaction(theClub, writing(), (tx) =>
    together(
      tx
        .insertInto('proveedor')
        .values({ nombre: 'Zusammen' } as never)
        .execute(),
      refusing(sql`select pg_sleep(0.1)`.execute(tx), 'first'),
      refusing(Promise.resolve(), 'second'),
      sql`select 1 / 0`.execute(tx),
    ),
  )
  await expect(work).rejects.toThrow('first')
  expect(await desk.db.selectFrom('proveedor').select('nombre').where('nombre', '=', 'Zusammen').execute()).toEqual([])
})

it('a list of values is one array: an empty one is in nothing and not in anything, and lists of any length are one statement', async () => {
  const named = (names: readonly string[]) => desk.db.selectFrom('proveedor').select('nombre').where('nombre', 'in', names)
  await desk.db
    .insertInto('proveedor')
    .values({ nombre: 'Solo "uno", {dos}' } as never)
    .execute()
  expect(await named([]).execute()).toEqual([])
  expect(await named(['Solo "uno", {dos}', 'NULL', 'a\\b']).execute()).toEqual([{ nombre: 'Solo "uno", {dos}' }])
  expect(named(['a']).compile().sql).toBe(named(['a', 'b', 'c']).compile().sql)
  const all = await desk.db.selectFrom('proveedor').select('nombre').execute()
  expect(await desk.db.selectFrom('proveedor').select('nombre').where('nombre', 'not in', []).execute()).toHaveLength(all.length)
})

it('an update and a deletion without a condition never reach the database, inside a larger statement either', async () => {
  const tried = (work: (tx: Tx) => { execute: () => Promise<unknown> }) => inTransaction(theClub, writing(), (tx) => work(tx).execute())
  const whole = /without a condition/
  await expect(tried((tx) => tx.updateTable('proveedor').set({ nombre: 'Todos' }))).rejects.toThrow(whole)
  await expect(tried((tx) => tx.deleteFrom('proveedor'))).rejects.toThrow(whole)
  const inside = (tx: Tx) =>
    tx
      .with('gone', (db) => db.deleteFrom('proveedor').returning('nombre'))
      .selectFrom('gone')
      .selectAll()
  await expect(tried(inside)).rejects.toThrow(whole)
  await expect(tried((tx) => tx.updateTable('proveedor').set({ nombre: 'Uno' }).where('id_mst_proveedor', '=', -1))).resolves.toBeDefined()
})
