import type pg from 'pg'
import { modelSchema, schemaOf } from './database/clubs.ts'
import { asideOf } from './servers/move-lock.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** Comment of a club's schema from the statement that makes it to the one that registers the club. */
const mark = 'unfinished'

/** Schemas of clubs in a database, also those that a move has set aside; the model of further ones is none. */
const schemasQuery = `
  select nspname as schema, obj_description(oid, 'pg_namespace') is not distinct from '${mark}' as "isUnfinished"
  from pg_namespace where nspname ~ '^(${asideOf('')})?${schemaOf('')}' and nspname <> '${modelSchema}' order by 1`
const schemasIn = async (client: Client) => (await client.query<{ schema: string; isUnfinished: boolean }>(schemasQuery)).rows

/** The schemas of finished clubs in a database, of this installation or of another one. */
export const finishedSchemas = async (client: Client): Promise<string[]> =>
  (await schemasIn(client)).filter(({ isUnfinished }) => !isUnfinished).map(({ schema }) => schema)

/** Makes the empty schema of a club, marked as unfinished. Fails if there is one. */
export const beginSchema = (client: Client, schema: string) =>
  client.query(`create schema ${schema}; comment on schema ${schema} is '${mark}'`)

/** Takes the mark away, in the transaction that registers the club. */
export const finishSchema = (client: Client, schema: string) => client.query(`comment on schema ${schema} is null`)

/** Drops unfinished schemas. The lock lets the registration by a process that was killed just now end before. */
async function dropUnfinished(client: Client) {
  for (const { schema, isUnfinished } of await schemasIn(client)) {
    if (!isUnfinished) continue
    await client.query(`do $$ begin
      lock table platform.club in share row exclusive mode;
      if obj_description(to_regnamespace('${schema}'), 'pg_namespace') = '${mark}' then drop schema ${schema} cascade; end if;
    end $$`)
  }
}

/** Removes a club of the installation's own database with all its data, within `changeClubs`. */
export async function discardClub(client: Client, slug: string) {
  await client.query(`delete from platform.club where slug = '${slug}'; comment on schema ${schemaOf(slug)} is '${mark}'`)
  await dropUnfinished(client)
}

/**
 * Work that adds clubs or changes their names: one at a time in an installation. What it does not finish is dropped when it fails, or by the
 * next such work after a kill. Takes a connection beside those of the work, which may use it.
 */
export async function changeClubs<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('tribuna clubs'))`)
    await dropUnfinished(client)
    return await work(client)
  } catch (error) {
    await client
      .query('rollback')
      .then(() => dropUnfinished(client))
      .catch(() => {})
    throw error
  } finally {
    // the end of a connection is not waited for
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
