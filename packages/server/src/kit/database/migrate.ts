import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { copySchema } from '../copy-schema.ts'
import { StartFailure } from '../embedded/start-failure.ts'
import { beginSchema } from '../unfinished-clubs.ts'
import { inChunks } from './in-chunks.ts'

const folder = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  readonly name: string
  /** One statement each: some servers take no more at a time. */
  readonly steps: readonly string[]
}

/** The frozen steps of `platform` or `club`, in order. A line `--;` parts two statements. */
export async function readMigrations(kind: 'platform' | 'club'): Promise<Migration[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations: Migration[] = []
  // one after another: hundreds of open files are more than some systems allow
  for (const name of names) migrations.push({ name, steps: stepsOf(await readFile(join(folder, kind, name), 'utf8')) })
  return migrations
}
const stepsOf = (text: string) =>
  text
    .split(/^--;\s*$/m)
    .map((step) => step.trim())
    .filter((step) => step !== '')

/**
 * '2026-11-22-1435-lockers-tables.sql': the minute (UTC) of writing, its module and its subject. Names define the
 * order, and two branches do not collide. Null when the subject does not begin with a module.
 */
export function migrationName(now: Date, subject: string, modules: readonly string[]): string | null {
  const isOfModule = modules.some((name) => subject.startsWith(`${name}-`) && /^[0-9a-z-]+$/.test(subject.slice(name.length + 1)))
  return isOfModule ? `${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}-${subject}.sql` : null
}

/** Brings a schema up to the newest migration, all or nothing. Returns the names of the migrations applied. */
export const migrate = (pool: pg.Pool, schema: string, migrations: readonly Migration[]): Promise<string[]> =>
  inTurn(pool, async (client) => {
    await client.query(`create schema if not exists ${schema}`)
    return applyMissing(client, schema, migrations)
  })

/** Makes the unfinished schema of a new club at the newest migration, all or nothing: a copy of the `model`, if there is one. Fails if the schema is there. */
export const makeSchema = (pool: pg.Pool, schema: string, migrations: readonly Migration[], model?: string): Promise<string[]> =>
  inTurn(pool, async (client) => {
    await beginSchema(client, schema)
    if (model !== undefined) await copySchema(client, { from: model, to: schema })
    return applyMissing(client, schema, migrations)
  })

/** One transaction of the owner's; two servers or commands that start simultaneously take turns. */
export async function inTurn<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(727401)')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function applyMissing(client: pg.PoolClient, schema: string, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`set local search_path to ${schema}, ext`)
  await client.query('create table if not exists migration (name varchar(200) primary key, run_at timestamptz not null default now())')
  const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name))
  const unknown = [...done].find((name) => !migrations.some((migration) => migration.name === name))
  if (unknown) throw new NewerSchema(schema, unknown)
  const missing = migrations.filter((migration) => !done.has(migration.name))
  for (const { name, steps } of missing) {
    // sent together: a new club has more than a thousand statements, and waiting for each answer takes longer than some of them
    await Promise.all(steps.map((step) => client.query(step)))
    await client.query('insert into migration (name) values ($1)', [name])
  }
  return missing.map(({ name }) => name)
}

/** Maximum of schemas in one statement, which locks a table of each. */
const atOnce = 500

/** Those of the schemas that are missing or not exactly at these migrations, asked in few statements. */
export async function outdated(pool: pg.Pool, schemas: readonly string[], migrations: readonly Migration[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name)
  const { rows: there } = await pool.query<{ schema: string }>(
    `select relnamespace::regnamespace::text as schema from pg_class where relname = 'migration' and relnamespace::regnamespace::text = any($1)`,
    [schemas],
  )
  const current = new Set<string>()
  const ask = async (some: readonly { schema: string }[]) => {
    const counts = some.map(
      ({ schema }) =>
        `select '${schema}' as schema from ${schema}.migration having count(*) = cardinality($1::text[]) and bool_and(name = any($1))`,
    )
    const { rows } = await pool.query<{ schema: string }>(counts.join(' union all '), [names])
    for (const { schema } of rows) current.add(schema)
  }
  await inChunks(there, ask, atOnce)
  return schemas.filter((schema) => !current.has(schema))
}

/** The data were written by a newer version of the product: this one must not touch them. */
class NewerSchema extends StartFailure {
  constructor(schema: string, migration: string) {
    super(`The data in ${schema} were written by a newer version (${migration}): start that version, or restore a backup.`)
  }
}
