import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup } from './backup-seal.ts'
import { schemaOf } from './kit/database/clubs.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { freePort } from './kit/embedded/port.ts'
import { openFiles } from './kit/files/files.ts'
import { clubsChannel } from './kit/http/live.ts'
import { createClub, inClub } from './kit/install.ts'
import { findViolations } from './kit/verify.ts'
import { openSession } from './modules/identity/public.ts'
import { prepareAll } from './prepare.ts'
import { checks, seeds } from './registry.ts'
import { newFolder, startProduct } from './testing/desks.ts'
import { cpuSeconds, ofPostgres, privateMegabytes } from './testing/process-figures.ts'
import { inProofs, roundsOf } from './testing/rounds.ts'
import { schemaFacts } from './testing/schema-facts.ts'

const clubs = roundsOf({ test: 3, proofs: 300 })
const slugs = Array.from({ length: clubs }, (_, at) => `club${at}`)
const nameOf = (slug: string) => `Barra de ${slug}`

/** Writes a figure into the log of the proofs. */
const report = (name: string, ...figures: readonly unknown[]) => inProofs && console.log(name, ...figures, 'load', loadavg()[0])
/** Seconds that work takes. */
async function seconds(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Session of an administrator of a club that has a register of its own. */
const openDesk = (pool: pg.Pool, slug: string) =>
  inClub(openDatabase(pool), schemaOf(slug), async (tx) => {
    const { id_mst_socios } = await tx
      .insertInto('socio')
      .values({ nombre: 'Ana', apellidos: slug })
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
    await tx.insertInto('cuenta').values({ id_mst_socios, is_admin: true, is_staff: true }).execute()
    await tx
      .insertInto('caja')
      .values({ desc_caja: nameOf(slug) })
      .execute()
    return (await openSession(tx, { id_mst_socios, ip: null, agent: null, now: new Date() })).token
  })

/** The registers of a club, as its administrator sees them at its host. */
async function registersAt(port: number, slug: string, token: string): Promise<string> {
  const headers = { host: `${slug}.localhost`, cookie: `session=${token}` }
  const sent = request({ host: '127.0.0.1', port, path: '/api/cajas/dropdown', headers }).end()
  const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream]
  return text(answer)
}

/** Figures of a server and its PostgreSQL: memory after requests of eight desks to all clubs in turn, and the work of a minute in which nobody asks anything. */
async function reportFigures(server: number, data: string, asks: readonly (() => Promise<string>)[]) {
  const rest = [...asks, ...asks].values()
  const desk = async () => {
    for (const ask of rest) await ask()
  }
  await Promise.all(Array.from({ length: 8 }, desk))
  report('private megabytes of PostgreSQL after requests to all clubs', ofPostgres(data, privateMegabytes))
  report('private megabytes of the server', privateMegabytes(server))
  await pause(60_000)
  const [before, database] = [cpuSeconds(server), ofPostgres(data, cpuSeconds)]
  await pause(60_000)
  report('seconds of CPU in an idle minute: server, PostgreSQL', cpuSeconds(server) - before, ofPostgres(data, cpuSeconds) - database)
}

const newClub = (pool: pg.Pool, slug: string) => createClub(pool, { slug, nombre: slug, hosts: [`${slug}.localhost`] }, seeds)

it('many clubs are alike, each is served, a new one at once; a backup and a restore hold all of them', async () => {
  const dataDir = newFolder()
  const { connection, stop } = await startEmbedded({ dataDir })
  const data = join(dataDir, 'postgres', 'data')
  const pool = openPool(connection, 2)
  await prepareAll(pool)
  const tokens = new Map<string, string>()
  const took: number[] = []
  let facts: readonly string[] = []
  for (const slug of slugs) {
    took.push(await seconds(() => newClub(pool, slug)))
    const own = await schemaFacts(pool, schemaOf(slug))
    if (facts.length === 0) facts = own
    expect(own).toEqual(facts)
    tokens.set(slug, await openDesk(pool, slug))
  }
  report('a club is created in seconds: first, second, third, last ten', took.slice(0, 3), took.slice(-10))

  const port = await freePort()
  const { user, password, database, host } = connection
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
  const began = performance.now()
  const product = await startProduct(port, newFolder(), { DATABASE_URL: url })
  report('seconds until the server is ready', (performance.now() - began) / 1000)
  const seen = (slug: string) => registersAt(port, slug, tokens.get(slug)!)
  for (const slug of slugs) expect(await seen(slug)).toContain(nameOf(slug))
  await newClub(pool, 'nuevo')
  tokens.set('nuevo', await openDesk(pool, 'nuevo'))
  await pool.query('select pg_notify($1, $2)', [clubsChannel, ''])
  await expect.poll(() => seen('nuevo')).toContain(nameOf('nuevo'))
  if (inProofs)
    await reportFigures(
      product.pid!,
      data,
      slugs.map((slug) => () => seen(slug)),
    )
  product.kill('SIGTERM')
  await once(product, 'exit')

  const [folder, key] = [newFolder(), randomBytes(32)]
  const file = join(folder, 'all.gz')
  const files = openFiles({ filesDir: join(folder, 'files') })
  let kept = { rows: 0 }
  report('seconds of a backup', await seconds(async () => (kept = await backup(pool, file, { key, files }))))
  await pool.query('create database other')
  const other = openPool({ ...connection, database: 'other' }, 2)
  report(
    'seconds of a restore',
    await seconds(async () => expect(await restore(other, await checkBackup(file, [key]), files)).toBe(kept.rows)),
  )
  for (const slug of [...slugs, 'nuevo']) {
    const { rows } = await other.query(`select desc_caja from ${schemaOf(slug)}.caja where desc_caja = $1`, [nameOf(slug)])
    expect(rows).toHaveLength(1)
    expect(await findViolations(openDatabase(other), schemaOf(slug), checks)).toEqual([])
  }
  await other.end()
  await pool.end()
  await stop()
}, 3_600_000)
