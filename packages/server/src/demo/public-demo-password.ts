import type pg from 'pg'
import { schemaOf } from '../kit/clubs.ts'
import { isPassword } from '../kit/passwords.ts'
import { StartFailure } from '../kit/start-failure.ts'
import { demoClub, demoLogin } from './seed-demo.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Refuses to listen beyond this machine while the demo club's printed password opens it. */
export async function refusePublicDemoPassword(pool: pg.Pool, host: string) {
  if (loopback.has(host)) return
  const { rowCount } = await pool.query('select 1 from platform.club where slug = $1', [demoClub.slug])
  if (!rowCount) return
  const schema = schemaOf(demoClub.slug)
  const { rows } = await pool.query<{ password_hash: string | null }>(
    `select c.password_hash from ${schema}.cuenta c join ${schema}.socio s using (id_mst_socios) where s.email = $1`,
    [demoLogin.email],
  )
  if (await isPassword(rows[0]?.password_hash, demoLogin.password)) {
    throw new StartFailure(
      `The demo club still has its printed password: change it, or keep HOST on this machine (127.0.0.1) instead of ${host}.`,
    )
  }
}
