import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { openDatabase } from './kit/database/database.ts'
import { openDeskPool } from './kit/database/desk-role.ts'
import { randomFrom } from './kit/random.ts'
import { moveClub } from './kit/servers/move-club.ts'
import { findViolations } from './kit/verify.ts'
import { checks } from './registry.ts'
import { addressOf } from './testing/address.ts'
import { club, testSecrets } from './testing/club.ts'
import { emptyDatabase } from './testing/empty-database.ts'
import { roundsOf, seedOf } from './testing/rounds.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const rounds = roundsOf({ test: 2, proofs: 30 })

const { folder, discard } = scratchFolder('move-kills')
afterAll(discard)
const desk = await club()
const { slug, schema } = desk.product.clubs.all()[0]!
const far = await emptyDatabase()
const there = addressOf({ ...desk.connection, database: String(far.options.database) })
const handlers = await openDeskPool(desk.connection, desk.pool)
const second = await assemble({
  pool: handlers,
  connection: desk.connection,
  now: desk.now,
  secrets: testSecrets,
  files: desk.files,
})
afterAll(async () => {
  await second.stop()
  await handlers.end()
})
const { id_mst_caja } = await desk.db.insertInto('caja').values({ desc_caja: 'Prova' }).returning('id_mst_caja').executeTakeFirstOrThrow()

/** Runs `npm run club -- move` as a process of its own; `steps` is the number of lines that it has printed. */
function command(to: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'commands.ts'), 'club', 'move', slug, '--to', to], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: addressOf(desk.connection) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let lines = 0
  child.stdout.on('data', (piece: Buffer) => {
    lines += piece.toString().split('\n').length - 1
  })
  return { child, steps: () => lines }
}
const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
async function killed(child: ChildProcess) {
  if (ended(child)) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
/** Connections that hold the lock of moves: PostgreSQL notices only after a while that one was killed. */
const movers = async () =>
  (
    await desk.pool.query(
      `select from pg_locks where locktype = 'advisory' and objid = (hashtext('tribuna move')::bigint & 4294967295)::oid`,
    )
  ).rowCount
/** Moves the club in this process, to the end. */
async function move(to: string) {
  await expect.poll(movers).toBe(0)
  await moveClub(desk.pool, { slug, to: to === 'own' ? null : to, report: () => {} })
}

const schemasIn = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>(`select nspname as name from pg_namespace where nspname ~ 'club_' order by 1`)).rows.map(
    ({ name }) => name,
  )

/** Desks of both servers that write until they are closed; a write refused with 503 is sent again under its key. */
function openDesks() {
  let over = false
  const acknowledged: string[] = []
  const wrong = new Set<number>()
  const send = async (app: FastifyInstance, note: string) =>
    app.inject({
      method: 'POST',
      url: '/api/caja/anadir_dinero',
      headers: { host: 'localhost', cookie: `session=${desk.token}`, 'x-csrf-token': desk.csrf, 'idempotency-key': note },
      payload: { id_mst_caja, amount: 1, desc_caja: note },
    })
  const write = async (app: FastifyInstance) => {
    while (!over) {
      const note = randomUUID()
      let status = 503
      while (status === 503) ({ statusCode: status } = await send(app, note))
      if (status === 200) acknowledged.push(note)
      else wrong.add(status)
    }
  }
  const all = Promise.all([desk.product.app, second.app].flatMap((app) => [write(app), write(app)]))
  return {
    acknowledged,
    wrong,
    close: async () => {
      over = true
      await all
    },
  }
}
/** Writes of the desks that the club lacks or has twice, and its broken invariants. */
async function lostOrBroken(pool: pg.Pool, acknowledged: readonly string[]) {
  const { rows } = await pool.query<{ desc_caja: string }>(`select desc_caja from ${schema}.caja_movimiento`)
  const kept = new Set(rows.map((row) => row.desc_caja))
  const violations = await findViolations(openDatabase(pool), schema, checks)
  return { lost: acknowledged.filter((note) => !kept.has(note)), twice: rows.length - kept.size, violations }
}
const nothing = { lost: [], twice: 0, violations: [] }

it('a club whose move is killed at any step is served from one place by all servers, loses nothing, and is moved by the next try', async () => {
  const random = randomFrom(seedOf(7))
  const desks = openDesks()
  for (let round = 0; round < rounds; round += 1) {
    const [to, pool, former] = round % 2 === 0 ? ([there, far, desk.pool] as const) : (['own', desk.pool, far] as const)
    const { child, steps } = command(to)
    const [step, more] = [random.int(0, 7), random.int(0, 30)]
    while (!ended(child) && steps() < step) await far.query('select 1')
    for (let n = 0; n < more; n += 1) await far.query('select 1')
    await killed(child)
    const before = desks.acknowledged.length
    await expect.poll(() => desks.acknowledged.length).toBeGreaterThan(before + 20)
    await move(to)
    expect([await schemasIn(pool), await schemasIn(former)]).toEqual([[schema], []])
  }
  await desks.close()
  expect([...desks.wrong]).toEqual([])
  expect(await lostOrBroken(rounds % 2 === 0 ? desk.pool : far, desks.acknowledged)).toEqual(nothing)
})

it('a club whose move is killed between the two commits of another server is given back there', async () => {
  await move(there)
  const { child, steps } = command('own')
  // the row on the platform is written at the begin of the copy, and by the switch
  await expect.poll(steps).toBeGreaterThan(0)
  const holder = await desk.pool.connect()
  await holder.query('begin')
  await holder.query('lock table platform.club in share mode')
  await expect.poll(() => schemasIn(far)).toEqual([`moved_${schema}`])
  await killed(child)
  await holder.query('rollback')
  holder.release()
  const desks = openDesks()
  await expect.poll(() => desks.acknowledged.length).toBeGreaterThan(20)
  await desks.close()
  expect(await schemasIn(far)).toEqual([schema])
  await move('own')
  expect([await schemasIn(desk.pool), await schemasIn(far)]).toEqual([[schema], []])
  expect([...desks.wrong]).toEqual([])
  expect(await lostOrBroken(desk.pool, desks.acknowledged)).toEqual(nothing)
})
