import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { product } from '@app/contract/product'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type FileInStore, filesInStore, isFileLine, restoreFile, writeFiles } from './backup-files.ts'
import { type CheckedBackup, damaged, sealing } from './backup-seal.ts'
import { isSlug, schemaOf } from './kit/database/clubs.ts'
import { openDatabase } from './kit/database/database.ts'
import { readMigrations } from './kit/database/migrate.ts'
import { StartFailure } from './kit/embedded/start-failure.ts'
import type { Files } from './kit/files/files.ts'
import { inClub, makeSchemas, migrateClubs, restartIdentities } from './kit/install.ts'
import { openOrAway, type Placed, type PlacedClub, withServers } from './kit/servers/each-club.ts'
import { keepMovesAway } from './kit/servers/move-lock.ts'
import { dropForeignKeys, type ForeignKey, placeOf, quoted, type Table, tableOf, tablesIn } from './kit/servers/schema-tables.ts'
import { changeClubs, finishedSchemas, finishSchema } from './kit/unfinished-clubs.ts'
import { beginInstallations } from './modules/official-invoices/public.ts'
import { prepareAll } from './prepare.ts'

/** Key that seals a backup, and the stores of the files. */
interface BackupParts {
  readonly key: Buffer
  readonly files: Files
}
interface BackupFacts {
  readonly rows: number
  readonly files: number
  /** Clubs on other servers. */
  readonly elsewhere: readonly string[]
  /** Clubs that are not in the backup, with the reason: their servers could not be used. */
  readonly missing: ReadonlyMap<string, string>
  /** Files with a row whose bytes the store lacks, or has damaged. */
  readonly faulty: readonly string[]
}

/** Terminator of a table's data in COPY's text format, and of a file's. */
const end = '\\.'

interface Header {
  readonly product: string
  readonly version: string
  readonly clubs: readonly string[]
  /** Clubs on other servers, each as of an instant of its own. */
  readonly elsewhere: readonly string[]
  readonly migrations: readonly string[]
}

/**
 * Writes the platform and all clubs into one compressed file, as of one instant, while desks continue working; a club on another server as of
 * the instant at which it is read. Files outside of the database follow the rows that name them. The file is sealed with the key and gets its
 * name only when it is complete. Takes two connections, and keeps clubs from being moved.
 */
export async function backup(pool: pg.Pool, file: string, { key, files }: BackupParts): Promise<BackupFacts> {
  const part = `${file}.part`
  const holder = await pool.connect()
  const reader = await pool.connect()
  try {
    const out = createGzip({ level: 1 }).setMaxListeners(0)
    const facts = withServers(pool, (open) => writeAll({ holder, reader, open }, files, out))
    facts.catch((error: Error) => out.destroy(error))
    await pipeline(out, sealing(key), createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
    for (const client of [holder, reader]) client.release()
    return await facts
  } catch (error) {
    for (const client of [holder, reader]) client.release(true)
    await rm(part, { force: true })
    throw error
  }
}

const readOnly = 'begin isolation level repeatable read read only'

interface Readers {
  readonly holder: pg.PoolClient
  readonly reader: pg.PoolClient
  readonly open: (club: Placed) => Promise<PlacedClub>
}
/**
 * One snapshot, held by one connection; the other reads each schema in a transaction of its own under it: the locks of all tables of many
 * clubs would not fit into PostgreSQL's lock table.
 */
async function writeAll({ holder, reader, open }: Readers, files: Files, out: Writable): Promise<BackupFacts> {
  await holder.query(readOnly)
  if (!(await keepMovesAway(holder))) throw new StartFailure('A club is being moved: make the backup afterwards.')
  const { rows: held } = await holder.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  const { rows: placed } = await holder.query<Placed>('select slug, database_url from platform.club order by slug')
  const missing = new Map<string, string>()
  for (const club of placed) await openOrAway(open, club, missing)
  const clubs = placed.filter(({ slug }) => !missing.has(slug))
  const elsewhere = clubs.filter(({ database_url }) => database_url !== null).map(({ slug }) => slug)
  const migrations = await migrationsOf(holder, clubs.find(({ database_url }) => database_url === null) ?? clubs[0], open)
  const names = clubs.map(({ slug }) => slug)
  await say(
    out,
    `${JSON.stringify({ product: product.slug, version: product.version, clubs: names, elsewhere, migrations } satisfies Header)}\n`,
  )
  let rows = 0
  const found: FileInStore[] = []
  const writeSchema = async (client: pg.ClientBase, schema: string, club?: string) => {
    const tables = await tablesIn(client, schema)
    for (const table of tables) rows += await writeTable(client, table, out)
    if (club !== undefined && tables.some(({ table }) => table === 'archivo')) found.push(...(await filesInStore(client, club)))
  }
  const underSnapshot = async (schema: string, club?: string) => {
    await reader.query(readOnly)
    await reader.query(`set transaction snapshot '${held[0]!.snapshot}'`)
    await writeSchema(reader, schema, club)
    await reader.query('commit')
  }
  for (const club of clubs) {
    const schema = schemaOf(club.slug)
    await (club.database_url === null
      ? underSnapshot(schema, club.slug)
      : onServerOf(club, open, (client) => writeSchema(client, schema, club.slug)))
  }
  const faulty = await writeFiles(found, files, (text) => say(out, text))
  await underSnapshot('platform')
  await holder.query('commit')
  out.end(`${JSON.stringify({ rows })}\n`)
  return { rows, files: found.length - faulty.length, elsewhere, missing, faulty }
}

/** Reads a club on another server, as of one instant there. */
async function onServerOf<T>(club: Placed, open: Readers['open'], work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await (await open(club)).pool.connect()
  try {
    await client.query(readOnly)
    return await work(client)
  } finally {
    client.release(true)
  }
}

async function migrationsOf(holder: pg.PoolClient, club: Placed | undefined, open: Readers['open']): Promise<readonly string[]> {
  if (club === undefined) return []
  const read = async (client: pg.PoolClient) =>
    (await client.query<{ name: string }>(`select name from ${schemaOf(club.slug)}.migration order by name`)).rows.map((row) => row.name)
  return club.database_url === null ? read(holder) : onServerOf(club, open, read)
}

const say = (out: Writable, text: string) =>
  new Promise<void>((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())))

/** Addresses of other servers, in place of which a backup has nothing: they have passwords, and its clubs are restored into one database. */
const addresses: Readonly<Record<string, string>> = { database_url: 'null', remains: `'{}'` }
const withoutAddresses = (table: Table) =>
  table.schema === 'platform' && table.table === 'club'
    ? `(select ${table.columns.map((column) => addresses[column] ?? quoted(column)).join(', ')} from ${tableOf(table)})`
    : placeOf(table)

async function writeTable(client: pg.ClientBase, table: Table, out: Writable): Promise<number> {
  await say(out, `${JSON.stringify(table)}\n`)
  const copy = client.query(copyTo(`copy ${withoutAddresses(table)} to stdout`))
  await pipeline(copy, out, { end: false })
  await say(out, `${end}\n`)
  return copy.rowCount
}

/**
 * Loads a checked backup into a database without clubs, all or nothing, and its files into this installation's store: each club into the schema of the backup's own migrations, which the
 * later ones then bring up to date; its companies begin new chains of invoice records (0178). What a killed restore left is dropped first. Refuses a file that is not a backup of this
 * product, or is one of a newer version, and a database with a club, be it one that another installation has moved there (0200).
 */
export async function restore(pool: pg.Pool, { file, length }: CheckedBackup, files: Files): Promise<number> {
  const lines = linesOf(file, length)
  const { clubs, migrations } = headerIn(await nextLine(lines, file), file)
  return changeClubs(pool, async (client) => {
    refuseClubs(await finishedSchemas(client))
    await prepareAll(pool)
    const { rows: present } = await client.query<{ slug: string }>('select slug from platform.club order by slug')
    refuseClubs(present.map(({ slug }) => slug))
    const known = (await readMigrations('club')).map((migration) => migration.name)
    const newer = migrations.find((migration) => !known.includes(migration))
    if (newer) throw new StartFailure(`${file} was made by a newer version (${newer}): restore it with that version.`)
    await makeSchemas(pool, clubs, migrations)
    return readTables({ pool, client, clubs, files }, lines, file)
  })
}

function refuseClubs(present: readonly string[]) {
  if (present.length > 0)
    throw new StartFailure(
      `This database already has a club, of this installation or moved here by another one (${present.join(', ')}): restore into an empty data folder (DATA_DIR) or database.`,
    )
}

/** The lines of the compressed part of a file. Only a line feed parts two: texts may hold every other separator. */
async function* linesOf(file: string, length: number): AsyncGenerator<string> {
  let rest = ''
  try {
    const unzipped = createGunzip()
    createReadStream(file, { end: length - 1 })
      .on('error', (error) => unzipped.destroy(error))
      .pipe(unzipped)
    for await (const chunk of unzipped.setEncoding('utf8') as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch {
    throw damaged(file)
  }
  if (rest !== '') throw damaged(file)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isTable = (line: Record<string, unknown>): line is Record<string, unknown> & Table =>
  areTexts([line.schema, line.table]) && areTexts(line.columns)

/** Header of a backup. Refuses another product's, and one without clubs. */
function headerIn(line: unknown, file: string): Pick<Header, 'clubs' | 'migrations'> {
  if (!isObject(line)) throw damaged(file)
  if (line.product !== product.slug) throw new StartFailure(`${file} is not a backup of this product.`)
  const { clubs, migrations } = line
  if (!areTexts(clubs) || !clubs.every(isSlug) || !areTexts(migrations)) throw damaged(file)
  return { clubs, migrations }
}

async function nextLine(lines: AsyncIterator<string>, file: string): Promise<unknown> {
  const { value, done } = await lines.next()
  if (done) throw damaged(file)
  try {
    return JSON.parse(value) as unknown
  } catch {
    throw damaged(file)
  }
}

interface Target {
  readonly pool: pg.Pool
  readonly client: pg.PoolClient
  readonly clubs: readonly string[]
  readonly files: Files
}
/** Reads all tables, each schema in one transaction, and the files; the platform's schema, which names the clubs, is the last one. */
async function readTables(target: Target, lines: AsyncIterator<string>, file: string): Promise<number> {
  const { client, clubs, files } = target
  let rows = 0
  let open: OpenSchema | null = null
  for (;;) {
    const next = await nextLine(lines, file)
    if (!isObject(next)) throw damaged(file)
    if ('rows' in next) {
      if (next.rows !== rows || !(await lines.next()).done) throw damaged(file)
      await closeSchema(target, open)
      return rows
    }
    if (isFileLine(next) && clubs.includes(next.club)) {
      await closeSchema(target, open)
      open = null
      await restoreFile(client, files, next, dataOf(lines, file))
      continue
    }
    if (!isTable(next)) throw damaged(file)
    if (open?.schema !== next.schema) {
      await closeSchema(target, open)
      open = await openSchema(client, next.schema)
    }
    // migrations insert rows that every club has; the backup holds their current state
    await client.query(`delete from ${tableOf(next)}`)
    const copy = client.query(copyFrom(`copy ${placeOf(next)} from stdin`))
    await pipeline(withLineEnds(dataOf(lines, file)), copy)
    rows += copy.rowCount
  }
}

async function* dataOf(lines: AsyncIterator<string>, file: string) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw damaged(file)
    if (value === end) return
    yield value
  }
}
async function* withLineEnds(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}

/** Schema that is being loaded, with the foreign keys that it gets back. */
interface OpenSchema {
  readonly schema: string
  readonly foreignKeys: readonly ForeignKey[]
}
/** Tables come in any order, so foreign keys are restored at the end; PostgreSQL then checks them all. */
async function openSchema(client: pg.PoolClient, schema: string): Promise<OpenSchema> {
  await client.query('begin')
  return { schema, foreignKeys: await dropForeignKeys(client, schema) }
}

async function closeSchema(target: Target, open: OpenSchema | null) {
  if (!open) return
  const { client } = target
  for (const { creation } of open.foreignKeys) await client.query(creation)
  await restartIdentities(client, [open.schema])
  if (open.schema === 'platform') await finishClubs(target)
  await client.query('commit')
}

/** Brings the loaded clubs up to date; those that the backup is without are nowhere. They are clubs of this installation, all here, once the transaction of the platform's schema is committed. */
async function finishClubs({ pool, client, clubs }: Target) {
  await migrateClubs(pool, clubs)
  for (const club of clubs) await inClub(openDatabase(pool), schemaOf(club), beginInstallations)
  await client.query('delete from platform.club where slug <> all($1)', [clubs])
  await client.query(`update platform.club set database_url = null, remains = '{}'`)
  for (const club of clubs) await finishSchema(client, schemaOf(club))
}
