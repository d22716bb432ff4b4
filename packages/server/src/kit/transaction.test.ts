import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { TableRecorder } from './table-recorder.ts'
import { club } from './test-club.ts'
import { inTransaction } from './transaction.ts'

const desk = await club()
const theClub = desk.product.clubs.all()[0]!

/** Holds one lock, waits until both sides hold theirs, then asks for the other's. */
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
