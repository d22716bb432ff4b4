import type pg from 'pg'
import { migrateClub, preparePlatform } from './kit/install.ts'

/** Brings the platform and every club up to the newest migration; at every start. */
export async function prepareAll(pool: pg.Pool) {
  await preparePlatform(pool)
  const { rows } = await pool.query<{ slug: string }>('select slug from platform.club where database_url is null order by slug')
  for (const { slug } of rows) await migrateClub(pool, slug)
}
