import type pg from 'pg'
import { schemaOf } from './kit/database/clubs.ts'
import { openServer } from './kit/database/open-database.ts'
import { StartFailure } from './kit/embedded/start-failure.ts'
import { migrateClub, prepareExtensions, preparePlatform } from './kit/install.ts'

/** Brings the platform and every club up to the newest migration, each on its server; at every start. */
export async function prepareAll(pool: pg.Pool) {
  await preparePlatform(pool)
  const { rows } = await pool.query<{ slug: string; database_url: string | null }>(
    'select slug, database_url from platform.club order by slug',
  )
  for (const { slug, database_url } of rows) await (database_url === null ? migrateClub(pool, slug) : migrateElsewhere(slug, database_url))
}

/** A club on another server; refused if its schema is missing there, because an empty one would look like lost data. */
async function migrateElsewhere(slug: string, url: string) {
  const server = await openServer(url, `platform.club.database_url of '${slug}'`)
  try {
    const { rowCount } = await server.pool.query('select from pg_namespace where nspname = $1', [schemaOf(slug)])
    if (!rowCount)
      throw new StartFailure(`The club '${slug}' is missing on its database server: restore its schema ${schemaOf(slug)} there first.`)
    await prepareExtensions(server.pool)
    await migrateClub(server.pool, slug)
  } finally {
    await server.stop()
  }
}
