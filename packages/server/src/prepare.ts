import type pg from 'pg'
import { StartFailure } from './kit/embedded/start-failure.ts'
import { migrateClubs, prepareExtensions, preparePlatform } from './kit/install.ts'
import { eachServer, type PlacedClub, placeNow } from './kit/servers/each-club.ts'
import { bringBack } from './kit/servers/move-lock.ts'
import { hasSchema } from './kit/servers/schema-tables.ts'

/** Brings the platform and every club up to the newest migration, server by server; at every start. */
export async function prepareAll(pool: pg.Pool) {
  await preparePlatform(pool)
  await eachServer(pool, async (server, clubs) => {
    const here: string[] = []
    for (const club of clubs) if (await isHere(pool, club)) here.push(club.slug)
    if (server !== pool) await prepareExtensions(server)
    await migrateClubs(server, here)
  })
}

/** False for a club that was moved since its place was read. Refuses a club without its schema, because an empty one would look like lost data. */
async function isHere(own: pg.Pool, { slug, schema, pool, database_url: url }: PlacedClub): Promise<boolean> {
  if (await hasSchema(pool, schema)) return true
  if (url !== null) await bringBack(own, { slug, schema, url })
  if (await hasSchema(pool, schema)) return true
  if ((await placeNow(own, slug))?.database_url !== url) return false
  throw new StartFailure(`The club '${slug}' is missing on its database server: restore its schema ${schema} there first.`)
}
