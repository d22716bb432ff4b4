import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { after } from './kit/clock.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { type Random, randomFrom } from './kit/random.ts'
import { findViolations } from './kit/verify.ts'
import { checks } from './registry.ts'
import { contentsOf, type Highest, highestIds } from './testing/club-contents.ts'
import { inProofs, roundsOf, seedOf } from './testing/rounds.ts'
import { fillYear, firstDay } from './testing/year-club.ts'

const schema = 'club_prova'
const connection = inject('database')
const inDatabase = (database: string) => ({ ...connection, database })

/** Mornings and evenings of days of a year, and of its end. Two servers at work at one instant order it by chance, so nothing of a morning is left to an evening. */
const days = roundsOf({ test: 5, proofs: 90 })
const some = [1, 2, 19, 20, 30]
const steps = Array.from({ length: days }, (_, at) => (inProofs ? 1 + 3 * at : some[at]!))
  .concat(366)
  .flatMap((day) => [0, 9].map((hours) => after(firstDay, day * 86_400 + hours * 3600)))

async function makeDatabase(name: string, template: string) {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
}

/** A server with a clock, once it is ready. */
async function startServer(database: string, at: Date): Promise<ChildProcess> {
  const child = fork(new URL('./testing/clocked-server.ts', import.meta.url), [JSON.stringify([inDatabase(database), at.toISOString()])])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}
const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Lets a server do what is due at an instant, until it says so or dies. */
async function work(child: ChildProcess, at: Date) {
  const over = new AbortController()
  const ends = ['message', 'exit'].map((event) => once(child, event, over))
  child.send(at.toISOString())
  await Promise.race(ends)
  over.abort()
}

/** Kills one of them at any instant of its work. */
async function killOne(running: readonly ChildProcess[], random: Random) {
  await pause(random.int(0, 500))
  const victim = random.pick(running)
  const gone = once(victim, 'exit')
  victim.kill('SIGKILL')
  await gone
}

/** Rounds of hourly work after which nothing follows from the work of an instant: a departure ends passes, whose rest expires in the next one. */
const consequences = 3

/** The year of a club on so many servers, all at work at every step; with chance they are killed. */
async function liveYear(database: string, servers: number, highest: Highest, random?: Random) {
  const pool = openPool(inDatabase(database), 1)
  const ask = (text: string, at: Date) => pool.query<{ kind: string }>(text, [at])
  const kinds = new Set<string>()
  let running = await Promise.all(Array.from({ length: servers }, () => startServer(database, steps[0]!)))
  for (const at of steps)
    for (let [round, due] = [0, 0]; round < consequences || due > 0; round += 1) {
      const ends = running.map((child) => work(child, at))
      if (random?.chance(0.4)) await killOne(running, random)
      await Promise.all(ends)
      running = await Promise.all(running.map(async (child) => (isAlive(child) ? child : startServer(database, at))))
      // a minute later, for the jobs of a killed one
      await ask(`update ${schema}.outbox set run_at = $1 where lease is not null and done_at is null`, at)
      for (const { kind } of (await ask(`select distinct kind from ${schema}.outbox where done_at = $1`, at)).rows) kinds.add(kind)
      const waiting = await ask(
        `select from ${schema}.outbox where run_at <= $1 and done_at is null and failed_at is null and doubt_at is null`,
        at,
      )
      due = waiting.rowCount!
    }
  for (const child of running) child.kill('SIGTERM')
  const contents = await contentsOf(pool, schema, highest, unlike)
  // a look at the places of a course that finds nothing may happen again
  contents.outbox = contents.outbox!.filter((row) => !row.includes('"fees.places"'))
  const violations = await findViolations(openDatabase(pool), schema, checks)
  await pool.end()
  return { contents, kinds: [...kinds].toSorted(), violations }
}
/** Rows that are in the first list oftener than in the second. */
const beyond = (rows: readonly string[], others: readonly string[]) => {
  const left = new Map<string, number>()
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1)
  return rows.filter((row) => {
    const count = left.get(row) ?? 0
    left.set(row, count - 1)
    return count <= 0
  })
}
/** Rows of each table that only one of two clubs has. */
function differences(one: Record<string, string[]>, other: Record<string, string[]>) {
  const tables = Object.keys(one).map(
    (name) => [name, { one: beyond(one[name]!, other[name]!), other: beyond(other[name]!, one[name]!) }] as const,
  )
  return Object.fromEntries(tables.filter(([, rows]) => rows.one.length + rows.other.length > 0))
}

/** Columns that differ between any two runs. */
const unlike = ['outbox.attempts', 'outbox.lease']

/** Tables of which the hourly work of the modules deletes, ends or schedules rows. */
const touched = [
  ...[
    'acto_fija',
    'apertura_ficha',
    'curso_oferta',
    'dispositivo_conocido',
    'enlace_propio',
    'ficha_abierta',
    'idempotencia',
    'libro_asiento',
  ],
  ...[
    'libro_cuenta',
    'outbox',
    'proceso',
    'recibo_lote',
    'remesa',
    'reserva',
    'reserva_aviso',
    'reserva_salida',
    'reservafija',
    'sesion',
    'socio',
  ],
  ...['socio_union', 'tpv_carro', 'verifactu_certificado'],
]
/** Kinds of jobs that end within the year. */
const scheduled = [
  ...[
    'bookings.notices',
    'departures.process',
    'fees.classes',
    'fees.due',
    'fees.evening',
    'fees.places',
    'fees.preview',
    'fees.raise',
    'mail',
  ],
  ...['member-merge.follow', 'notifications.letter', 'notifications.queue', 'password-link', 'permanent.extend'],
]

it('two servers do in a year what one does, each thing once', async () => {
  await makeDatabase('year', 'template_club')
  const pool = openPool(inDatabase('year'), 2)
  await fillYear(pool)
  const highest = await highestIds(pool, schema)
  const before = await contentsOf(pool, schema, highest, unlike)
  await pool.end()
  await makeDatabase('year_of_one', 'year')
  await makeDatabase('year_of_two', 'year')
  const one = await liveYear('year_of_one', 1, highest)
  const two = await liveYear('year_of_two', 2, highest, inProofs ? randomFrom(seedOf(20)) : undefined)
  expect(Object.keys(differences(before, one.contents))).toEqual(expect.arrayContaining(touched))
  expect(one.kinds).toEqual(scheduled)
  expect(differences(one.contents, two.contents)).toEqual({})
  expect([one.kinds, one.violations]).toEqual([two.kinds, []])
  expect(two.violations).toEqual([])
}, 1_200_000)
