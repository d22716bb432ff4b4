import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { resources } from '@app/contract'
import type pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup, sealing } from './backup-seal.ts'
import { schemaOf } from './kit/database/clubs.ts'
import { type Connection, openDatabase } from './kit/database/database.ts'
import { readMigrations } from './kit/database/migrate.ts'
import { schemaDiff } from './kit/database/schema.ts'
import { kitResources } from './kit/database/tables.ts'
import { openFiles } from './kit/files/files.ts'
import { signingKey } from './kit/secrets/backup-key.ts'
import { findViolations } from './kit/verify.ts'
import { prepareAll } from './prepare.ts'
import { checks } from './registry.ts'
import { addressOf } from './testing/address.ts'
import { startCommand } from './testing/command.ts'
import { emptyDatabase } from './testing/empty-database.ts'
import { untilLockWait } from './testing/locks.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const folder = join(import.meta.dirname, 'fixtures')
const { folder: scratch, discard } = scratchFolder('older')
afterAll(discard)
const files = openFiles({ filesDir: join(scratch, 'files') })

const secretKey = randomBytes(32).toString('base64')
const key = signingKey({ dataDir: scratch, secretKey, secretKeyFile: undefined })

/** The backup of a release, with its own seal exchanged for one under a key that is here. */
async function resealed(name: string) {
  const sealed = readFileSync(join(folder, name))
  const content = sealed.subarray(0, sealed.lastIndexOf('\nhmac-sha256 '))
  const file = join(scratch, name)
  writeFileSync(file, await buffer(sealing(key)(Readable.from([content]))))
  const [header = ''] = gunzipSync(content).toString().split('\n', 1)
  return { checked: await checkBackup(file, [key]), header: JSON.parse(header) as { clubs: string[]; migrations: string[] } }
}
const countIn = async (pool: pg.Pool, table: string) =>
  Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)

describe('a backup of an earlier release', () => {
  const releases = readdirSync(folder).filter((name) => name.startsWith('backup-'))
  it.each(releases)('%s is restored to its own schema, and its rows go through the later migrations', async (name) => {
    const { checked, header } = await resealed(name)
    const pool = await emptyDatabase()
    expect(await restore(pool, checked, files)).toBeGreaterThan(1000)
    const schema = schemaOf(header.clubs[0]!)
    const { rows } = await pool.query<{ name: string }>(`select name from ${schema}.migration order by name`)
    expect(rows.map((row) => row.name)).toEqual((await readMigrations('club')).map((migration) => migration.name))
    expect(await schemaDiff(pool, schema, [...kitResources, ...resources])).toEqual([])
    expect(await findViolations(openDatabase(pool), schema, checks)).toEqual([])
    for (const table of ['socio', 'reserva', 'factura', 'libro_asiento'])
      expect(await countIn(pool, `${schema}.${table}`)).toBeGreaterThan(10)
    if (name !== releases.at(-1)) return
    // the bytes of its documents are files now
    const { rows: documents } = await pool.query<{ whole: boolean }>(
      `select encode(sha256(a.contenido), 'hex') = a.huella and octet_length(a.contenido) = a.bytes and a.tipo like 'text/plain%' as whole
       from ${schema}.socios_documentos d join ${schema}.archivo a using (id_reg_archivo)`,
    )
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.filter(({ whole }) => !whole)).toEqual([])
    // its copy in the schema of today is backed up and restored again
    const again = join(scratch, `again-${name}`)
    await backup(pool, again, { key, files })
    await restore(await emptyDatabase(), await checkBackup(again, [key]), files)
  })
  it('that a restore was killed over is restored again from the start', async () => {
    const { checked, header } = await resealed(releases.at(-1)!)
    const pool = await emptyDatabase()
    await prepareAll(pool)
    const keeper = await pool.connect()
    await keeper.query('begin')
    await keeper.query('lock table platform.club in share mode')
    const env = { DATA_DIR: scratch, DATABASE_URL: addressOf(pool.options as Connection), SECRET_KEY: secretKey }
    const killed = startCommand(['restore', checked.file], env)
    await untilLockWait(pool)
    killed.kill()
    await killed.over
    expect(await countIn(pool, `${schemaOf(header.clubs[0]!)}.socio`)).toBeGreaterThan(10)
    await keeper.query('rollback')
    keeper.release()
    expect(await restore(pool, checked, files)).toBeGreaterThan(1000)
  })
})

it('a backup locks the tables of one club at a time, whatever the number of clubs', async () => {
  const { checked } = await resealed(
    readdirSync(folder)
      .filter((name) => name.startsWith('backup-'))
      .at(-1)!,
  )
  const pool = await emptyDatabase()
  await restore(pool, checked, files)
  await pool.query(`create schema club_second`)
  await pool.query(`create table club_second.migration (name varchar(200) primary key, run_at timestamptz not null default now())`)
  await pool.query(`create table club_second.socio (id_mst_socios bigint, nombre text)`)
  await pool.query(`insert into club_second.socio values (1, 'Ana')`)
  await pool.query(`insert into platform.club (slug, nombre) values ('second', 'Second')`)
  const schemas: string[][] = []
  const onConnect = pool.connect.bind(pool)
  const watched = {
    connect: async () => {
      const client = await onConnect()
      const { query } = client
      const commit = async () => {
        const locks = await client.query<{ schema: string }>(
          `select distinct relnamespace::regnamespace::text as schema from pg_locks join pg_class on pg_class.oid = relation
           where pid = pg_backend_pid() and relnamespace::regnamespace::text ~ '^(club_|platform)'`,
        )
        schemas.push(locks.rows.map((row) => row.schema))
        return query.apply(client, ['commit'] as never)
      }
      client.query = ((...args: Parameters<typeof query>) =>
        String(args[0]) === 'commit' ? commit() : query.apply(client, args)) as typeof query
      return client
    },
  } as unknown as pg.Pool
  await backup(watched, join(scratch, 'two.gz'), { key: randomBytes(32), files })
  // the last one holds the snapshot, and read the names of the clubs
  expect(schemas.slice(0, -1)).toEqual([[schemaOf('demo')], ['club_second'], ['platform']])
})
