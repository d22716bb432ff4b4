import type pg from 'pg'
import { clubTime, systemClock } from './kit/clock.ts'
import { hostsOfNew } from './kit/club-names.ts'
import { schemaOf } from './kit/database/clubs.ts'
import { copyRows } from './kit/database/copy-rows.ts'
import { openDatabase } from './kit/database/database.ts'
import type { DemoFill, DemoSize } from './kit/demo.ts'
import { StartFailure } from './kit/embedded/start-failure.ts'
import { addClub, inClub, restartIdentities } from './kit/install.ts'
import { isPassword } from './kit/secrets/passwords.ts'
import { inPlaceOf } from './kit/servers/each-club.ts'
import { changeClubs, discardClub } from './kit/unfinished-clubs.ts'
import { demos, seeds } from './registry.ts'

/** Sign-in account of the demo club; the server does not listen beyond this machine while it has this password. */
export const demoLogin = { id_mst_socios: 1, email: 'admin@club.test', password: 'demo-demo' } as const
/** It answers the names of this machine only: its password is printed, and a page elsewhere could reach it by a name that leads here. */
export const demoClub = { slug: 'demo', nombre: 'Club Esportiu Sant Jordi', hosts: ['localhost'] } as const

/** The sizes of `npm run demo -- --size`. */
export const sizes = {
  /** Kept as a backup of each release. */
  XS: { courts: [2, 1, 1], members: 60, back: 12, ahead: 4, lines: 4 },
  S: { courts: [6, 4, 2], members: 1500, back: 92, ahead: 31, lines: 4 },
  /** The large club with a tenth of its history and fewer members, which shows by comparison the costs that grow with the years. */
  M: { courts: [40, 12, 8], members: 5000, back: 85, ahead: 31, lines: 2 },
  L: { courts: [40, 12, 8], members: 30_000, back: 1175, ahead: 31, lines: 2 },
  /** The large club with a tenth of its history, and with three times as much: ten years. */
  L1: { courts: [40, 12, 8], members: 30_000, back: 118, ahead: 31, lines: 2 },
  L30: { courts: [40, 12, 8], members: 30_000, back: 3525, ahead: 31, lines: 2 },
} as const satisfies Record<string, DemoSize>
export type SizeName = keyof typeof sizes

interface Filling {
  readonly schema: string
  readonly size: DemoSize
  readonly zone: string
  readonly now: Date
  readonly report: (progress: string) => void
}

/** Fills a newly created club, module by module; the same day and size produce the same club. */
export async function fillDemo(
  pool: pg.Pool,
  { schema, size, zone, now, report }: Filling,
  fills: readonly { readonly fill: DemoFill }[] = demos,
) {
  const { today, minute } = clubTime(now, zone)
  const db = openDatabase(pool)
  const client = await pool.connect()
  try {
    await client.query(`set search_path to ${schema}, ext`)
    await client.query('set synchronous_commit to off')
    for (const { fill } of fills) {
      await fill({
        size,
        today,
        minute,
        zone,
        schema,
        now,
        login: demoLogin,
        report,
        write: (work) => inClub(db, schema, work),
        copy: (table, columns, rows) => copyRows(client, table, columns, rows),
      })
      // the next module may make rows as a desk does
      await restartIdentities(pool, [schema])
    }
  } finally {
    // its settings were for this alone
    client.release(true)
  }
  await pool.query('analyze')
}

/** Creates the demo club if there is no club yet. An interrupted first start begins again. */
export async function ensureDemoClub(
  pool: pg.Pool,
  { demo, demoZone }: { demo: boolean; demoZone: string },
  report: (progress: string) => void,
) {
  // a demo club made before it had a separate name
  await pool.query(`update platform.club set hosts = $2 where slug = $1 and hosts = '{}'`, [demoClub.slug, demoClub.hosts])
  if (!demo || !(await isWithoutClubs(pool))) return
  report('Making the demo club…')
  await changeClubs(pool, async (client) => {
    // another server may have made it meanwhile
    if (await isWithoutClubs(client)) await addDemoClub({ pool, client }, { size: 'S', zone: demoZone, report })
  })
}

const isWithoutClubs = async (client: Pick<pg.ClientBase, 'query'>) =>
  (await client.query('select from platform.club limit 1')).rowCount === 0

interface DemoWish {
  readonly size: SizeName
  readonly zone: string
  readonly report: (progress: string) => void
}
/** Recreates the demo club; its data are lost. Refuses while it is on another server. */
export const makeDemoClub = (pool: pg.Pool, wish: DemoWish) =>
  changeClubs(pool, async (client) => {
    const { rows } = await client.query<{ database_url: string | null }>('select database_url from platform.club where slug = $1', [
      demoClub.slug,
    ])
    if (rows[0]?.database_url) throw new StartFailure(`The demo club is on another server: npm run club -- move ${demoClub.slug} --to own.`)
    // refused before anything is lost
    await hostsOfNew(client, demoClub)
    if (rows[0]) await discardClub(client, demoClub.slug)
    await addDemoClub({ pool, client }, wish)
  })

const addDemoClub = (at: { readonly pool: pg.Pool; readonly client: pg.ClientBase }, { size, zone, report }: DemoWish) =>
  addClub(at, { ...demoClub, zone }, seeds, () =>
    fillDemo(at.pool, { schema: schemaOf(demoClub.slug), size: sizes[size], zone, now: systemClock(), report }),
  )

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Refuses to listen beyond this machine while the demo club's printed password opens it. */
export async function refusePublicDemoPassword(pool: pg.Pool, host: string) {
  if (loopback.has(host)) return
  const { rowCount } = await pool.query('select 1 from platform.club where slug = $1', [demoClub.slug])
  if (!rowCount) return
  const isPrinted = await inPlaceOf(pool, demoClub.slug, async ({ schema, pool: server }) => {
    const { rows } = await server.query<{ password_hash: string | null }>(
      `select c.password_hash from ${schema}.cuenta c join ${schema}.socio s using (id_mst_socios) where s.email = $1`,
      [demoLogin.email],
    )
    return isPassword(rows[0]?.password_hash, demoLogin.password)
  })
  if (isPrinted) {
    throw new StartFailure(
      `The demo club still has its printed password: change it, or keep HOST on this machine (127.0.0.1) instead of ${host}.`,
    )
  }
}
