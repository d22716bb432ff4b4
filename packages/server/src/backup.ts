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
import { inClub, migrateClub, restartIdentities } from './kit/install.ts'
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
  /** Files with a row whose bytes the store lacks, or has damaged. */
  readonly faulty: readonly string[]
}

/** Terminator of a table's data in COPY's text format, and of a file's. */
const end = '\\.'

interface Table {
  readonly schema: string
  readonly table: string
  readonly columns: readonly string[]
}
interface Header {
  readonly product: string
  readonly version: string
  readonly clubs: readonly string[]
  readonly migrations: readonly string[]
}

const tablesQuery = `
  select n.nspname as schema, c.relname as table,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and c.relname <> 'migration' order by 1, 2`

const name = (text: string) => `"${text.replaceAll('"', '""')}"`
const tableOf = ({ schema, table }: Table) => `${name(schema)}.${name(table)}`
const place = (table: Table) => `${tableOf(table)} (${table.columns.map(name).join(', ')})`

/**
 * Writes the platform and all clubs of this database into one compressed file, as of one instant, while desks continue
 * working; files outside of the database follow the rows that name them. The file is sealed with the key and gets its name only when it is
 * complete. Takes two connections.
 */
export async function backup(pool: pg.Pool, file: string, { key, files }: BackupParts): Promise<BackupFacts> {
  const part = `${file}.part`
  const holder = await pool.connect()
  const reader = await pool.connect()
  try {
    const out = createGzip({ level: 1 }).setMaxListeners(0)
    const facts = writeAll({ holder, reader }, files, out)
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

/**
 * One snapshot, held by one connection; the other reads each schema in a transaction of its own under it: the locks of all tables of many
 * clubs would not fit into PostgreSQL's lock table.
 */
async function writeAll({ holder, reader }: Record<'holder' | 'reader', pg.PoolClient>, files: Files, out: Writable): Promise<BackupFacts> {
  await holder.query(readOnly)
  const { rows: held } = await holder.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  const clubs = (await holder.query<{ slug: string }>('select slug from platform.club order by slug')).rows.map(({ slug }) => slug)
  const header: Header = { product: product.slug, version: product.version, clubs, migrations: await migrationsOf(holder, clubs[0]) }
  await say(out, `${JSON.stringify(header)}\n`)
  let rows = 0
  const found: FileInStore[] = []
  const writeSchema = async (schema: string, club?: string) => {
    await reader.query(readOnly)
    await reader.query(`set transaction snapshot '${held[0]!.snapshot}'`)
    const { rows: tables } = await reader.query<Table>(tablesQuery, [[schema]])
    for (const table of tables) rows += await writeTable(reader, table, out)
    if (club !== undefined && tables.some(({ table }) => table === 'archivo')) found.push(...(await filesInStore(reader, club)))
    await reader.query('commit')
  }
  for (const club of clubs) await writeSchema(schemaOf(club), club)
  const faulty = await writeFiles(found, files, (text) => say(out, text))
  await writeSchema('platform')
  await holder.query('commit')
  out.end(`${JSON.stringify({ rows })}\n`)
  return { rows, files: found.length - faulty.length, faulty }
}

const migrationsOf = async (client: pg.PoolClient, club: string | undefined) =>
  club === undefined
    ? []
    : (await client.query<{ name: string }>(`select name from ${name(schemaOf(club))}.migration order by name`)).rows.map((row) => row.name)

const say = (out: Writable, text: string) =>
  new Promise<void>((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())))

async function writeTable(client: pg.PoolClient, table: Table, out: Writable): Promise<number> {
  await say(out, `${JSON.stringify(table)}\n`)
  const copy = client.query(copyTo(`copy ${place(table)} to stdout`))
  await pipeline(copy, out, { end: false })
  await say(out, `${end}\n`)
  return copy.rowCount
}

/**
 * Loads a checked backup into a database without clubs, all or nothing, and its files into this installation's store: each club into the schema of the backup's own migrations, which the
 * later ones then bring up to date; its companies begin new chains of invoice records (0178). Refuses a file that is not a backup of this product, or is one of a newer version.
 */
export async function restore(pool: pg.Pool, { file, length }: CheckedBackup, files: Files): Promise<number> {
  const lines = linesOf(file, length)
  const header = headerIn(await nextLine(lines, file), file)
  await prepareAll(pool)
  const { rows: present } = await pool.query('select slug from platform.club')
  if (present.length > 0)
    throw new StartFailure('This database already has a club: restore into an empty data folder (DATA_DIR) or database.')
  const known = (await readMigrations('club')).map((migration) => migration.name)
  const newer = header.migrations.find((migration) => !known.includes(migration))
  if (newer) throw new StartFailure(`${file} was made by a newer version (${newer}): restore it with that version.`)
  // left by a restore that was killed
  await dropClubs(pool, header.clubs)
  const client = await pool.connect()
  try {
    for (const club of header.clubs) await migrateClub(pool, club, header.migrations)
    const rows = await readTables({ client, clubs: header.clubs, files }, lines, file)
    for (const club of header.clubs) await migrateClub(pool, club)
    for (const club of header.clubs) await inClub(openDatabase(pool), schemaOf(club), beginInstallations)
    return rows
  } catch (error) {
    await client.query('rollback')
    await client.query('delete from platform.club')
    await dropClubs(pool, header.clubs)
    throw error
  } finally {
    client.release()
  }
}

async function dropClubs(pool: pg.Pool, clubs: readonly string[]) {
  for (const club of clubs) await pool.query(`drop schema if exists ${name(schemaOf(club))} cascade`)
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
  readonly client: pg.PoolClient
  readonly clubs: readonly string[]
  readonly files: Files
}
/** Reads all tables, each schema in one transaction, and the files; the platform's schema, which names the clubs, is the last one. */
async function readTables({ client, clubs, files }: Target, lines: AsyncIterator<string>, file: string): Promise<number> {
  let rows = 0
  let open: OpenSchema | null = null
  for (;;) {
    const next = await nextLine(lines, file)
    if (!isObject(next)) throw damaged(file)
    if ('rows' in next) {
      if (next.rows !== rows || !(await lines.next()).done) throw damaged(file)
      await closeSchema(client, open)
      return rows
    }
    if (isFileLine(next) && clubs.includes(next.club)) {
      await closeSchema(client, open)
      open = null
      await restoreFile(client, files, next, dataOf(lines, file))
      continue
    }
    if (!isTable(next)) throw damaged(file)
    if (open?.schema !== next.schema) {
      await closeSchema(client, open)
      open = await openSchema(client, next.schema)
    }
    // migrations insert rows that every club has; the backup holds their current state
    await client.query(`delete from ${tableOf(next)}`)
    const copy = client.query(copyFrom(`copy ${place(next)} from stdin`))
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

/** Schema that is being loaded, with the statements that restore its foreign keys. */
interface OpenSchema {
  readonly schema: string
  readonly foreignKeys: readonly string[]
}
/** Tables come in any order, so foreign keys are restored at the end; PostgreSQL then checks them all. */
async function openSchema(client: pg.PoolClient, schema: string): Promise<OpenSchema> {
  await client.query('begin')
  const { rows } = await client.query<{ at: string; conname: string; definition: string }>(
    `select conrelid::regclass::text as at, conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = (select oid from pg_namespace where nspname = $1)`,
    [schema],
  )
  for (const { at, conname } of rows) await client.query(`alter table ${at} drop constraint ${name(conname)}`)
  return {
    schema,
    foreignKeys: rows.map(({ at, conname, definition }) => `alter table ${at} add constraint ${name(conname)} ${definition}`),
  }
}

async function closeSchema(client: pg.PoolClient, open: OpenSchema | null) {
  if (!open) return
  for (const statement of open.foreignKeys) await client.query(statement)
  await restartIdentities(client, [open.schema])
  await client.query('commit')
}
