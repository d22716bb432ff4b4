import type pg from 'pg'
import { systemClock } from '../kit/clock.ts'
import { createClub } from '../kit/install.ts'
import { seeds } from '../registry.ts'
import type { SizeName } from './plan.ts'
import { demoClub, seedDemo } from './seed-demo.ts'

/** Makes the demo club where there is no club yet. A first start that was cut off begins again. */
export async function ensureDemoClub(
  pool: pg.Pool,
  { demo, size = 'S' }: { demo: boolean; size?: SizeName },
  tell: (progress: string) => void,
) {
  // a demo club made before it had a name of its own
  await pool.query(`update platform.club set hosts = $2 where slug = $1 and hosts = '{}'`, [demoClub.slug, demoClub.hosts])
  const { rowCount } = await pool.query('select 1 from platform.club limit 1')
  if (rowCount || !demo) return
  tell('Making the demo club…')
  await makeDemoClub(pool, size, tell)
}

export async function makeDemoClub(pool: pg.Pool, size: SizeName, tell: (progress: string) => void) {
  await pool.query(`delete from platform.club where slug = $1`, [demoClub.slug])
  await pool.query(`drop schema if exists club_${demoClub.slug} cascade`)
  await createClub(pool, demoClub, seeds, () => seedDemo(pool, { size, now: systemClock(), tell }))
}
