import type pg from 'pg'
import { openServer } from '../database/open-database.ts'

/** Lock of the platform's database: a move holds it alone, backups and the return of a schema share it. */
const key = `hashtext('tribuna move')`

/** Takes the lock for a move on its connection, until that ends; false while another move or a backup holds it. */
export async function takeMoveLock(platform: pg.ClientBase): Promise<boolean> {
  const { rows } = await platform.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`)
  return rows[0]!.taken
}

/** Keeps moves away until the end of the transaction; false while one is under way. */
export async function keepMovesAway(platform: pg.ClientBase): Promise<boolean> {
  const { rows } = await platform.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock_shared(${key}) as taken`)
  return rows[0]!.taken
}

/** Name of a club's schema that a move has set aside: nobody writes there any more. */
export const asideOf = (schema: string) => `moved_${schema}`

/** A club on another server. */
interface ElsewherePlace {
  readonly slug: string
  readonly schema: string
  readonly url: string
}

/**
 * Gives a club on another server back the schema that a move set aside there before it was killed: the platform still
 * names that place, and without the lock no move can change it. Does nothing while a move is under way.
 */
export async function bringBack(platform: pg.Pool, place: ElsewherePlace): Promise<void> {
  const { slug, url } = place
  const client = await platform.connect()
  try {
    await client.query('begin')
    const isQuiet = await keepMovesAway(client)
    const still = 'select from platform.club where slug = $1 and database_url = $2'
    if (isQuiet && (await client.query(still, [slug, url])).rowCount) await renameBack(place)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Gives a schema that was set aside its name back, as the owner of that server. Two that come together take turns. */
export async function renameBack({ slug, schema, url }: ElsewherePlace) {
  const server = await openServer(url, `platform.club.database_url of '${slug}'`)
  try {
    await server.pool.query(`select pg_advisory_xact_lock(727401);
      do $$ begin
        if to_regnamespace('${schema}') is null and to_regnamespace('${asideOf(schema)}') is not null then
          alter schema ${asideOf(schema)} rename to ${schema};
        end if;
      end $$`)
  } finally {
    await server.stop()
  }
}
