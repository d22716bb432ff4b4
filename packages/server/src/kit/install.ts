import type { Language } from '@app/contract/kit/texts'
import type pg from 'pg'
import { hostsOfNew, requireNames } from './club-names.ts'
import { renewVersion } from './database/cached.ts'
import { type Club, type ClubFacts, modelSchema, schemaOf } from './database/clubs.ts'
import { type ClubDb, openDatabase, type Tx } from './database/database.ts'
import { prepareDeskRole } from './database/desk-role.ts'
import { inTurn, makeSchema, migrate, outdated, readMigrations } from './database/migrate.ts'
import { TableRecorder } from './database/table-recorder.ts'
import { StartFailure } from './embedded/start-failure.ts'
import { followed } from './servers/places.ts'
import { hasSchema } from './servers/schema-tables.ts'
import { changeClubs, finishSchema } from './unfinished-clubs.ts'

/** Extensions of PostgreSQL's own contrib that the product relies on. */
const extensions = ['btree_gist', 'pg_trgm', 'unaccent']

/** Extensions and the role of calls, needed by every server of the installation; safe to run at every start. */
export const prepareExtensions = (pool: pg.Pool) =>
  inTurn(pool, async (client) => {
    await client.query('create schema if not exists ext')
    for (const extension of extensions) await client.query(`create extension if not exists ${extension} schema ext`)
    await prepareDeskRole(client)
  })

/** Extensions and the platform's tables; safe to run at every start. */
export async function preparePlatform(pool: pg.Pool) {
  await prepareExtensions(pool)
  await migrate(pool, 'platform', await readMigrations('platform'))
}

/** Migrates the club's schema. Returns the names of the migrations applied. */
export const migrateClub = async (pool: pg.Pool, slug: string) => migrate(pool, schemaOf(slug), await readMigrations('club'))

/** Migrates the clubs of one server that lack a migration, and the model of further ones; all are asked at once. */
export async function migrateClubs(pool: pg.Pool, slugs: readonly string[]) {
  const migrations = await readMigrations('club')
  const schemas = [...slugs.map(schemaOf), ...((await hasSchema(pool, modelSchema)) ? [modelSchema] : [])]
  for (const schema of await outdated(pool, schemas, migrations)) await migrate(pool, schema, migrations)
}

export interface NewClub {
  readonly slug: string
  readonly nombre: string
  readonly hosts?: readonly string[]
  readonly zone?: string
  readonly language?: Language
}
export type Seed = (tx: Tx) => Promise<void>

type Fill = () => Promise<void>

/** Creates a club, or leaves nothing (0200); in the order of all changes to the list of clubs. Returns its host names. */
export const createClub = (pool: pg.Pool, club: NewClub, seeds: readonly Seed[], fill?: Fill) =>
  changeClubs(pool, (client) => addClub({ pool, client }, club, seeds, fill))

/**
 * Creates a club within `changeClubs`: its schema, its tables, the mandatory rows, the rows of `fill`; it is registered on the
 * platform after all of it is complete. Refuses names that are taken or cannot be, and a schema that another installation has here.
 */
export async function addClub(
  { pool, client }: { readonly pool: pg.Pool; readonly client: pg.ClientBase },
  club: NewClub,
  seeds: readonly Seed[],
  fill: Fill = async () => {},
): Promise<ClubFacts['hosts']> {
  requireNames(club)
  const { slug, nombre, zone = 'Europe/Madrid', language = 'es' } = club
  const schema = schemaOf(slug)
  const { rowCount } = await client.query('select from platform.club where slug = $1', [slug])
  if (rowCount) throw new StartFailure(`There is a club '${slug}' already.`)
  if (await hasSchema(client, schema))
    throw new StartFailure(
      `This database has a schema ${schema} of no club of this installation, such as one that another installation moved here: choose another database or short name.`,
    )
  const hosts = await hostsOfNew(client, club)
  await makeNext(pool, schema)
  await seedClub(pool, schema, seeds)
  await fill()
  await client.query('begin')
  await client.query('insert into platform.club (slug, nombre, hosts, zona, idioma) values ($1, $2, $3, $4, $5)', [
    slug,
    nombre,
    hosts,
    zone,
    language,
  ])
  await finishSchema(client, schema)
  await client.query('commit')
  return hosts
}

/** Makes the schema of a club: the first one by the migrations, any further one as a copy of the model, in half of the time. */
async function makeNext(pool: pg.Pool, schema: string) {
  const migrations = await readMigrations('club')
  const { rowCount } = await pool.query('select from platform.club limit 1')
  if (!rowCount) return makeSchema(pool, schema, migrations)
  await migrate(pool, modelSchema, migrations)
  return makeSchema(pool, schema, migrations, modelSchema)
}

/** Makes the schemas of clubs at some migrations, unfinished, in a database without clubs: a single one by them, several as copies of the model. */
export async function makeSchemas(pool: pg.Pool, slugs: readonly string[], names: readonly string[]) {
  const migrations = (await readMigrations('club')).filter(({ name }) => names.includes(name))
  const model = slugs.length > 1 ? modelSchema : undefined
  // left by other clubs, at other migrations
  await pool.query(`drop schema if exists ${modelSchema} cascade`)
  if (model) await migrate(pool, model, migrations)
  for (const slug of slugs) await makeSchema(pool, schemaOf(slug), migrations, model)
}

/** Inserts the mandatory rows, and lets the next ids of their tables follow. */
async function seedClub(pool: pg.Pool, schema: string, seeds: readonly Seed[]) {
  const recorder = new TableRecorder()
  const seed = async (tx: Tx) => {
    for (const insert of seeds) await insert(tx)
  }
  await inClub(openDatabase(pool), schema, seed, recorder)
  await restartIdentities(pool, [schema], [...recorder.written])
}

/** Work in one transaction of a club's schema, outside of any request: seeds, imports of the demo, jobs. */
export const inClub = <T>(db: ClubDb, schema: string, work: (tx: Tx) => Promise<T>, recorder = new TableRecorder()): Promise<T> =>
  db.transaction().execute(async (opened) => {
    const tx = opened.withSchema(schema).withPlugin(recorder) as Tx
    const done = await work(tx)
    await renewVersion(tx, recorder)
    return done
  })

export const inThisClub = <T>(club: Club, work: (tx: Tx) => Promise<T>) => followed(club, () => inClub(club.db, club.schema, work))

/** The statements that move identity columns past their highest ids; the tables are found by what depends on the schemas, as the catalogue of many clubs is large. */
const restarts = `
  select format('select setval(%L, (select greatest(coalesce(max(%I), 0) + 1, %s) from %s), false)', q.seqrelid::regclass, a.attname, q.seqstart, c.oid::regclass) as statement
  from pg_namespace n
  join pg_depend d on d.refclassid = 'pg_namespace'::regclass and d.refobjid = n.oid and d.classid = 'pg_class'::regclass
  join pg_class c on c.oid = d.objid and c.relkind = 'r' and ($2::text[] is null or c.relname = any($2))
  join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
  join pg_depend o on o.refclassid = 'pg_class'::regclass and o.refobjid = c.oid and o.refobjsubid = a.attnum and o.deptype = 'i'
  join pg_sequence q on q.seqrelid = o.objid
  where n.nspname = any($1)`

/**
 * After rows were inserted with their ids, sets the next id of every table of these schemas, or of some of them, to follow the highest,
 * above the ids reserved by the product.
 */
export async function restartIdentities(
  client: Pick<pg.ClientBase, 'query'>,
  schemas: readonly string[],
  tables: readonly string[] | null = null,
) {
  const { rows } = await client.query<{ statement: string }>(restarts, [schemas, tables])
  for (const { statement } of rows) await client.query(statement)
}
