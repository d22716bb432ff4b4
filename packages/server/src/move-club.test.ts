import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { addBooking } from '@app/contract/bookings/add-booking'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking } from '@app/contract/bookings/change-booking'
import { addCash } from '@app/contract/cash/move-cash'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup } from './backup-seal.ts'
import { run as backupCommand } from './commands/backup.ts'
import { run as clubCommand } from './commands/club.ts'
import { run as rotateKey } from './commands/rotate-key.ts'
import { run as verify } from './commands/verify.ts'
import { fillDemo, sizes } from './demo.ts'
import { configuration } from './kit/configuration.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { signingKey } from './kit/secrets/backup-key.ts'
import { keyBytes } from './kit/secrets/sealed.ts'
import { moveClub } from './kit/servers/move-club.ts'
import { findViolations } from './kit/verify.ts'
import { checks, demos } from './registry.ts'
import { addressOf } from './testing/address.ts'
import { club } from './testing/club.ts'
import { contents } from './testing/contents.ts'
import { emptyDatabase } from './testing/empty-database.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const { folder, discard } = scratchFolder('move')
const other = await startEmbedded({ dataDir: join(folder, 'other') })
afterAll(async () => {
  await other.stop()
  discard()
})
const there = addressOf(other.connection)
const desk = await club()
const { slug, schema } = desk.product.clubs.all()[0]!
const far = openPool(other.connection, 4)
afterAll(() => far.end())
await fillDemo(
  desk.pool,
  { schema, size: { ...sizes.S, members: 20, back: 1, ahead: 0 }, zone: 'Europe/Madrid', now: desk.now(), report: () => {} },
  demos.filter(({ name }) => name !== 'identity'),
)
const { id_mst_caja } = await desk.db.insertInto('caja').values({ desc_caja: 'Prova' }).returning('id_mst_caja').executeTakeFirstOrThrow()

const move = (to: string | null) => moveClub(desk.pool, { slug, to, report: () => {} })
const schemasIn = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>(`select nspname as name from pg_namespace where nspname ~ 'club_' order by 1`)).rows.map(
    ({ name }) => name,
  )
const movements = async (pool: pg.Pool) =>
  (await pool.query<{ desc_caja: string }>(`select desc_caja from ${schema}.caja_movimiento`)).rows.map((row) => row.desc_caja)
const send = (note: string) =>
  desk.http({
    method: 'POST',
    url: '/api/caja/anadir_dinero',
    headers: { 'idempotency-key': note },
    body: { id_mst_caja, amount: 100, desc_caja: note },
  })
const read = () => desk.http({ method: 'GET', url: '/api/cajas/dropdown' })
const players = await desk.db
  .selectFrom('socio')
  .select('id_mst_socios')
  .where('reservado', '=', false)
  .orderBy('id_mst_socios')
  .limit(3)
  .execute()
const [owner, ...others] = players.map((row) => row.id_mst_socios) as [number, number, number]
/** A booking at the same hour again and again: its players change places, and it is deleted. */
async function rebook() {
  const hour = { fecha_ini: '2026-11-24', hora_ini: 600, duracion: 60, id_mst_recurso: 1, id_mst_socios: owner }
  const { id_reg_reserva } = await desk.call(addBooking, { ...hour, socios: others })
  await desk.call(editBooking, { id_reg_reserva, socios: others.toReversed() })
  await desk.call(deleteBooking, { id_reg_reserva })
}

/** Desks that write and read, one call after another, while something happens. */
async function whileDesksWork(work: () => Promise<unknown>) {
  let over = false
  const written: string[] = []
  const statuses = new Set<number>()
  const write = async () => {
    while (!over) {
      const note = randomUUID()
      const { status } = await send(note)
      statuses.add(status)
      if (status === 200) written.push(note)
    }
  }
  const look = async () => {
    while (!over) statuses.add((await read()).status)
  }
  const book = async () => {
    while (!over) await rebook()
  }
  const desks = Promise.all([write(), write(), look(), book()])
  await work().finally(() => {
    over = true
  })
  await desks
  return { written, statuses: [...statuses] }
}

/** Moves the club back beside a transaction that has written, and ends after the first try to keep writes away. */
async function moveBackBeside() {
  const long = await far.connect()
  await long.query('begin')
  await long.query(`insert into ${schema}.caja (desc_caja) values ('larga')`)
  const busy = Promise.withResolvers<void>()
  const report = (step: string) => {
    if (step.startsWith('the club is busy')) busy.resolve()
  }
  const moving = moveClub(desk.pool, { slug, to: null, report })
  await Promise.race([busy.promise, moving])
  await long.query('commit')
  long.release()
  await moving
}

/** Writes of a server that is told nothing, until one fails. */
async function writeUntold() {
  const notes: string[] = []
  for (;;) {
    const note = randomUUID()
    const write = desk.pool.query(`insert into ${schema}.caja (desc_caja) values ($1)`, [note])
    const code = await write.then(
      () => null,
      (error: pg.DatabaseError) => error.code,
    )
    if (code !== null) return { notes, code }
    notes.push(note)
  }
}

it('a club moves to another server and back while desks and a server that is told nothing write: no desk is refused, nothing is lost or double, and ids go on', async () => {
  const deaf = [writeUntold(), writeUntold()]
  const first = await whileDesksWork(() => move(there))
  expect(first.statuses).toEqual([200])
  const untold = await Promise.all(deaf)
  expect(untold.map(({ code }) => code)).toEqual(['42P01', '42P01'])
  const { rows: registers } = await far.query<{ desc_caja: string }>(`select desc_caja from ${schema}.caja`)
  expect(registers.map(({ desc_caja }) => desc_caja)).toEqual(expect.arrayContaining(untold.flatMap(({ notes }) => notes)))
  expect(first.written.length).toBeGreaterThan(10)
  expect([await schemasIn(desk.pool), await schemasIn(far)]).toEqual([[], [schema]])
  const kept = await movements(far)
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept).toEqual(expect.arrayContaining(first.written))
  expect(await findViolations(openDatabase(far), schema, checks)).toEqual([])
  const second = await whileDesksWork(moveBackBeside)
  expect(second.statuses).toEqual([200])
  expect([await schemasIn(desk.pool), await schemasIn(far)]).toEqual([[schema], []])
  expect(await movements(desk.pool)).toEqual(expect.arrayContaining([...first.written, ...second.written]))
  const late = await desk.pool.query(`select from ${schema}.caja where desc_caja = 'larga'`)
  expect(late.rowCount).toBe(1)
  const { rows } = await desk.pool.query<{ highest: number }>(`select max(id_mst_caja) as highest from ${schema}.caja`)
  const { rows: next } = await desk.pool.query<{ id: number }>(
    `insert into ${schema}.caja (desc_caja) values ('Nova') returning id_mst_caja as id`,
  )
  expect(next[0]!.id).toBeGreaterThan(rows[0]!.highest)
})

describe('a move is refused', () => {
  const expectRefusal = async (to: string, sentence: string) => {
    await expect(move(to)).rejects.toMatchObject({ name: 'StartFailure', message: expect.stringContaining(sentence) as string })
    expect((await read()).status).toBe(200)
    expect(await schemasIn(desk.pool)).toEqual([schema])
  }
  it('to the database that it is in, under any address', () =>
    expectRefusal(`${addressOf(desk.connection)}&application_name=otra`, 'in that database already'))
  it('to a place without a server', () => expectRefusal('postgres://nobody:nothing@127.0.0.1:1/nada', 'no server answers there'))
  it('to a place that has the club, or clubs of another version; not for what others left there', async () => {
    await far.query(`create schema ${schema}`)
    await expectRefusal(there, 'has a schema')
    await far.query(`alter schema ${schema} rename to club_antic`)
    await far.query('create table club_antic.migration (name text)')
    await desk.pool.query(`insert into platform.club (slug, nombre, database_url) values ('antic', 'Antic', $1)`, [there])
    await expectRefusal(there, 'older version')
    await desk.pool.query(`delete from platform.club where slug = 'antic'`)
    expect([await move(there), await move(null)]).toEqual([true, true])
    await far.query('drop schema club_antic cascade')
  })
  it('to a place where its role may make no schema', async () => {
    await far.query(`create role mirona login password 'res'`)
    await expectRefusal(addressOf({ ...other.connection, user: 'mirona', password: 'res' }), 'may not make schemas')
  })
  it('of a club of another version', async () => {
    await desk.pool.query(`insert into ${schema}.migration (name) values ('9999_future.sql')`)
    await expectRefusal(there, 'newer version of the product (9999_future.sql)')
    await desk.pool.query(`delete from ${schema}.migration where name = '9999_future.sql'`)
  })
  it('of a club that is not there', async () => {
    await expect(moveClub(desk.pool, { slug: 'nadie', to: null, report: () => {} })).rejects.toThrow("There is no club 'nadie'")
  })
  it('while a backup is made', async () => {
    const holder = await desk.pool.connect()
    await holder.query('begin')
    await holder.query(`select pg_advisory_xact_lock_shared(hashtext('tribuna move'))`)
    await expectRefusal(there, 'or a backup is made')
    await holder.query('rollback')
    holder.release()
  })
})

describe('a club elsewhere', () => {
  let before: Awaited<ReturnType<typeof contents>>
  let answer: Awaited<ReturnType<typeof send>>
  beforeAll(async () => {
    answer = await send('una vez')
    before = await contents(desk.pool, schema)
    await move(there)
  })
  it('is what it was, with every foreign key, and answers a repeated write as it did before', async () => {
    expect(await contents(far, schema)).toEqual(before)
    expect((await far.query(`select from pg_constraint where contype = 'f' and not convalidated`)).rowCount).toBe(0)
    expect(await send('una vez')).toMatchObject({ status: 200, body: answer.body })
    expect((await movements(far)).filter((note) => note === 'una vez')).toHaveLength(1)
    expect(await move(there)).toBe(false)
    await expect(move(addressOf(desk.connection))).rejects.toThrow('--to own')
  })
  it('works in the role of calls', async () => {
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'allí' })
    const tables = desk.product.clubs.all()[0]!.db.withSchema(schema)
    await expect(tables.deleteFrom('auditoria').execute()).rejects.toMatchObject({ code: '42501' })
  })
  it('that a killed move left without its schema gets it back with the next request', async () => {
    for (const url of ['/api/openapi.json', '/api/cajas/dropdown']) {
      await far.query(`alter schema ${schema} rename to moved_${schema}`)
      expect(await desk.http({ method: 'GET', url })).toMatchObject({ status: 200 })
      expect(await schemasIn(far)).toEqual([schema])
    }
  })
  it('is in the backup of the installation, which is restored into one database', async () => {
    const [file, key] = [join(folder, 'whole.gz'), randomBytes(32)]
    const { rows, elsewhere } = await backup(desk.pool, file, { key, files: desk.files })
    expect(elsewhere).toEqual([slug])
    const pool = await emptyDatabase()
    const checked = await checkBackup(file, [key])
    expect(await restore(pool, checked, desk.files)).toBe(rows)
    expect(await contents(pool, schema)).toEqual(await contents(far, schema))
    expect((await pool.query('select slug, database_url, remains from platform.club')).rows).toEqual([
      { slug, database_url: null, remains: [] },
    ])
    const text = gunzipSync((await readFile(file)).subarray(0, checked.length)).toString()
    expect(text).toContain('platform')
    expect(text).not.toContain(other.connection.password)
  })
  it('is looked at, described and sealed anew by the commands', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const newer = randomBytes(keyBytes).toString('base64')
    vi.stubEnv('DATABASE_URL', addressOf(desk.connection))
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('SECRET_KEY', `${newer},${Buffer.alloc(keyBytes, 7).toString('base64')}`)
    await far.query(`update ${schema}.empresa set clavepagospriv = 'clau'`)
    expect(await verify()).toBe(0)
    await expect(clubCommand(['zone', slug, 'Europe/Lisbon'])).rejects.toThrow('has bookings already')
    expect(await rotateKey()).toBe(0)
    expect(said.mock.calls.flat()).toContainEqual(expect.stringMatching(/^prova: [1-9]\d* resealed$/))
    // another club, whose server is away, keeps none from this one
    await desk.pool.query(
      `insert into platform.club (slug, nombre, database_url) values ('absent', 'Absent', 'postgres://a:b@127.0.0.1:1/c')`,
    )
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    said.mockClear()
    await expect(verify()).rejects.toThrow('Left out: absent.')
    expect(said.mock.calls.flat()).toContainEqual(expect.stringMatching(/^prova: \d+ invariants, all hold$/))
    const file = join(folder, 'without.gz')
    expect(await backupCommand([file])).toBe(1)
    expect(warned.mock.calls.flat()).toContainEqual(expect.stringMatching(/^absent IS NOT IN IT: .*no server answers there/))
    await desk.pool.query(`delete from platform.club where slug = 'absent'`)
    const pool = await emptyDatabase()
    await restore(pool, await checkBackup(file, [signingKey(configuration())]), desk.files)
    expect((await pool.query('select slug from platform.club')).rows).toEqual([{ slug }])
    warned.mockRestore()
    vi.unstubAllEnvs()
    said.mockRestore()
  })
})
