import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { schemaOf } from '../database/clubs.ts'
import { readMigrations } from '../database/migrate.ts'
import { openServer } from '../database/open-database.ts'
import { StartFailure } from '../embedded/start-failure.ts'
import { migrateClub, prepareExtensions } from '../install.ts'
import { type CopiedTable, copiedTables, type Ends } from './copy-changes.ts'
import { asideOf } from './move-lock.ts'
import { dropForeignKeys, type ForeignKey, hasSchema } from './schema-tables.ts'

type Client = pg.PoolClient

/** A club on its way. The connection `platform` holds the lock of moves and switches; it is also the source's, if that is the own database. */
export interface Move extends Ends {
  readonly slug: string
  readonly schema: string
  readonly from: string | null
  readonly to: string | null
  readonly platform: Client
  readonly source: Client
  readonly target: Client
  readonly report: (step: string) => void
}

/** True if both connections lead to one database, by whatever addresses: a lock of one is seen by the other. */
async function isSameDatabase(one: Client, other: Client): Promise<boolean> {
  const numbers = [randomInt(2 ** 31), randomInt(2 ** 31)]
  await one.query('select pg_advisory_lock($1::int, $2::int)', numbers)
  const { rowCount } = await other.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1::bigint::oid and objid = $2::bigint::oid and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
    numbers,
  )
  await one.query('select pg_advisory_unlock($1::int, $2::int)', numbers)
  return (rowCount ?? 0) > 0
}

/** Refuses a schema of another version of the product: its rows would not fit. */
export async function requireThisVersion(client: Pick<Client, 'query'>, schema: string): Promise<void> {
  const here = (await readMigrations('club')).map(({ name }) => name)
  const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migration`)
  const there = new Set(rows.map(({ name }) => name))
  const newer = rows.find(({ name }) => !here.includes(name))
  if (newer) throw new StartFailure(`${schema} is of a newer version of the product (${newer.name}): move it with that version.`)
  const missing = here.find((name) => !there.has(name))
  if (missing)
    throw new StartFailure(`${schema} is of an older version of the product, without ${missing}: start this version once before.`)
}

/** Refuses a server that cannot take the club: the one that it is on, one that is too old or has this club, or other clubs of this installation of another version. */
export async function requireFit({ platform, source, target, schema, to }: Move): Promise<void> {
  if (await isSameDatabase(source, target)) throw new StartFailure('The club is in that database already, under another address.')
  if (to !== null && (await isSameDatabase(platform, target))) throw new StartFailure("That is the installation's own database: --to own.")
  const { rows } = await target.query<{ version: number; encoding: string; owns: boolean }>(
    `select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding,
       has_database_privilege(oid, 'create') as owns from pg_database where datname = current_database()`,
  )
  const { version, encoding, owns } = rows[0]!
  if (!owns) throw new StartFailure('The role of that address may not make schemas in its database: let it own the database.')
  if (version < 150_000 || encoding !== 'UTF8') throw new StartFailure('That server needs PostgreSQL 15 or later and a database in UTF8.')
  if (await hasSchema(target, schema)) throw new StartFailure(`That database has a schema ${schema} already.`)
  // remains of other clubs are no hindrance: a start brings only the clubs up to date that are there
  const { rows: there } = await platform.query<{ slug: string }>(
    'select slug from platform.club where database_url is not distinct from $1',
    [to],
  )
  for (const { slug } of there) await requireThisVersion(target, schemaOf(slug))
}

/** The club's schema at the target, with its tables empty and without its foreign keys. */
export interface Prepared {
  readonly tables: readonly CopiedTable[]
  readonly foreignKeys: readonly ForeignKey[]
}
export async function prepareTarget(pool: pg.Pool, { source, target, slug, schema }: Move): Promise<Prepared> {
  await prepareExtensions(pool)
  await migrateClub(pool, slug)
  const foreignKeys = await dropForeignKeys(target, schema)
  const [tables, there] = [await copiedTables(source, schema), await copiedTables(target, schema)]
  const shape = (all: readonly CopiedTable[]) =>
    JSON.stringify(all.map(({ table, all: columns, types, key }) => [table, columns, types, key]))
  if (shape(tables) !== shape(there))
    throw new StartFailure(`${schema} has other tables than this version of the product makes: see npm run db:diff.`)
  // migrations insert rows that every club has
  await target.query(`truncate ${there.map(({ table }) => `${schema}."${table}"`).join(', ')}`)
  return { tables, foreignKeys }
}

/** Makes the foreign keys; the rows that are there are known to keep them, and are looked at again afterwards. */
export async function makeForeignKeys(target: Client, foreignKeys: readonly ForeignKey[]): Promise<void> {
  await target.query(foreignKeys.map(({ creation }) => `${creation} not valid`).join(';'))
}

/** Milliseconds that a former copy may be read by others before it is left for the next run. */
const dropWithin = 10_000

/** Drops what a move left at an address, unless the club itself is there. */
export async function dropRemains(own: pg.Pool, current: Client, { url, schema }: { url: string | null; schema: string }): Promise<void> {
  const server = url === null ? { pool: own, stop: async () => {} } : await openServer(url, 'the former place of the club')
  try {
    const client = await server.pool.connect()
    try {
      if (await isSameDatabase(current, client)) return
      await client.query(`set lock_timeout to ${dropWithin}`)
      for (const name of [schema, asideOf(schema)]) if (await hasSchema(client, name)) await client.query(`drop schema ${name} cascade`)
    } finally {
      client.release(true)
    }
  } finally {
    await server.stop()
  }
}
