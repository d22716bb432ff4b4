import type pg from 'pg'
import { StartFailure } from './kit/embedded/start-failure.ts'
import { migrateClub, prepareExtensions, preparePlatform } from './kit/install.ts'
import { eachClub, type PlacedClub } from './kit/servers/each-club.ts'
import { bringBack, hasSchema } from './kit/servers/move-lock.ts'

/** Brings the platform and every club up to the newest migration, each on its server; at every start. */
export async function prepareAll(pool: pg.Pool) {
  await preparePlatform(pool)
  await eachClub(pool, async (club) => {
    await requireSchema(pool, club)
    if (club.database_url !== null) await prepareExtensions(club.pool)
    await migrateClub(club.pool, club.slug)
  })
}

/** Refuses a club without its schema, because an empty one would look like lost data. */
async function requireSchema(own: pg.Pool, { slug, schema, pool, database_url: url }: PlacedClub) {
  if (await hasSchema(pool, schema)) return
  if (url !== null) await bringBack(own, { slug, schema, url })
  if (!(await hasSchema(pool, schema)))
    throw new StartFailure(`The club '${slug}' is missing on its database server: restore its schema ${schema} there first.`)
}
