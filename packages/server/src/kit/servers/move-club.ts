import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { schemaOf } from '../database/clubs.ts'
import { openServer } from '../database/open-database.ts'
import { StartFailure } from '../embedded/start-failure.ts'
import { copyAll, copyChanges, type Ends, horizonOf, writeInOneForm } from './copy-changes.ts'
import { renameBack, takeMoveLock } from './move-lock.ts'
import { dropRemains, type Move, type Prepared, prepareTarget, requireFit, requireThisVersion } from './move-target.ts'
import { dropForeignKeys, foreignKeysOf, quoted } from './schema-tables.ts'
import { addressOf, isWorthAnotherTry, ownAddress, switchPlace, TooSlow } from './switch-place.ts'
import { tellServers } from './tell-servers.ts'

type Report = (step: string) => void
interface Wish {
  readonly slug: string
  /** Address of the database; null for the installation's own. */
  readonly to: string | null
  readonly report: Report
}
interface Row {
  readonly database_url: string | null
  readonly remains: readonly string[]
}

const rowOf = async (platform: pg.PoolClient, slug: string): Promise<Row> => {
  const { rows } = await platform.query<Row>('select database_url, remains from platform.club where slug = $1', [slug])
  if (!rows[0]) throw new StartFailure(`There is no club '${slug}'.`)
  return rows[0]
}

/**
 * Moves a club to another database while it works (0196). The one step that decides its place is the change of its row on the platform; what a
 * killed move left behind is removed by the next one. Returns false if the club was there already.
 */
export async function moveClub(pool: pg.Pool, { slug, to, report }: Wish): Promise<boolean> {
  const platform = await pool.connect()
  try {
    const schema = schemaOf(slug)
    if (!(await takeMoveLock(platform))) throw new StartFailure('Another club is being moved, or a backup is made: try again afterwards.')
    const { database_url: from } = await rowOf(platform, slug)
    if (from !== null) await renameBack({ slug, schema, url: from })
    await withServer(pool, from, `platform.club.database_url of '${slug}'`, async (sourcePool) => {
      await withClient(sourcePool, async (current) => {
        await clearRemains({ pool, platform, current }, slug, report)
        if (from !== to)
          await withServer(pool, to, '--to', (targetPool) =>
            withClient(targetPool, async (target) => {
              const source = from === null ? platform : current
              await copyAndSwitch({ slug, schema, from, to, platform, source, target, report }, { sourcePool, targetPool })
            }),
          )
      })
    })
    await finish(pool, platform, slug, report)
    return from !== to
  } finally {
    // the settings end with the connection, the lock before: the end of a connection is not waited for
    await platform.query('select pg_advisory_unlock_all()').catch(() => {})
    platform.release(true)
  }
}

async function withServer(pool: pg.Pool, url: string | null, setting: string, work: (pool: pg.Pool) => Promise<void>) {
  if (url === null) return work(pool)
  const server = await openServer(url, setting)
  try {
    await work(server.pool)
  } finally {
    await server.stop()
  }
}
async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await work(client)
  } finally {
    client.release(true)
  }
}

interface Here {
  readonly pool: pg.Pool
  readonly platform: pg.PoolClient
  /** A connection to the club's present place. */
  readonly current: pg.PoolClient
}
/** Removes what moves of this club left behind; a place that does not answer stays noted. */
async function clearRemains({ pool, platform, current }: Here, slug: string, report: Report) {
  for (const address of (await rowOf(platform, slug)).remains) {
    try {
      await dropRemains(pool, current, { url: address === ownAddress ? null : address, schema: schemaOf(slug) })
      await platform.query('update platform.club set remains = array_remove(remains, $2) where slug = $1', [slug, address])
    } catch (error) {
      report(`the copy at a former place is still there: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** The work after the switch, also of a move that was killed after it: foreign keys are checked, and the former copy goes. */
async function finish(pool: pg.Pool, platform: pg.PoolClient, slug: string, report: Report) {
  const { database_url } = await rowOf(platform, slug)
  await withServer(pool, database_url, `platform.club.database_url of '${slug}'`, (serverPool) =>
    withClient(serverPool, async (current) => {
      for (const { table, name, isValid } of await foreignKeysOf(current, schemaOf(slug)))
        if (!isValid) await current.query(`alter table ${table} validate constraint ${quoted(name)}`)
      await clearRemains({ pool, platform, current }, slug, report)
    }),
  )
}

/** Passes over what was written meanwhile, before the last one, until one finds few rows: each is shorter than the one before. */
const passes = 4
const fewRows = 2000
/** Tries to have all tables to oneself; between two the desks go on. */
const mostTries = 30

async function copyAndSwitch(move: Move, { sourcePool, targetPool }: { sourcePool: pg.Pool; targetPool: pg.Pool }) {
  const { slug, schema, platform, source, target, from, to, report } = move
  await requireThisVersion(source, schema)
  await requireFit(move)
  // noted before anything is made there
  await platform.query('update platform.club set remains = array_append(remains, $2) where slug = $1', [slug, addressOf(to)])
  await writeInOneForm(move)
  const prepared = await prepareTarget(targetPool, move)
  await target.query('set synchronous_commit to off')
  report('the club is copied')
  let { horizon, rows } = await underSnapshot(sourcePool, move, (ends) => copyAll(ends, prepared.tables))
  report(`${rows} rows are copied and compared`)
  for (let left = passes; left > 0 && rows > fewRows; left -= 1) ({ horizon, rows } = await catchUp(sourcePool, move, prepared, horizon))
  await target.query('set synchronous_commit to on')
  for (let left = mostTries, slow = 0; ; left -= 1) {
    try {
      return await switchPlace(move, prepared, horizon)
    } catch (error) {
      // whatever failed: the row says where the club is
      if ((await rowOf(platform, slug)).database_url !== from) return
      if (from !== null) await renameBack({ slug, schema, url: from })
      await tellServers(platform)
      if (error instanceof TooSlow) slow += 1
      if (!isWorthAnotherTry(error)) throw error
      if (left === 0 || slow === passes)
        throw new StartFailure('The club stays where it is: it has too much to write just now. Try again at a quieter hour.', {
          cause: error,
        })
      report(`the club is busy: ${error instanceof Error ? error.message : ''}`)
    }
    await pause(500)
    await dropForeignKeys(target, schema)
    ;({ horizon } = await catchUp(sourcePool, move, prepared, horizon))
  }
}

interface Pass {
  /** Horizon of the next pass. */
  readonly horizon: string
  /** Rows copied. */
  readonly rows: number
}
/** Reads of the source as of one instant, while others write. */
async function underSnapshot(pool: pg.Pool, { target }: Ends, work: (ends: Ends) => Promise<number>): Promise<Pass> {
  let [horizon, rows] = ['', 0]
  await withClient(pool, async (source) => {
    await writeInOneForm({ source, target })
    await source.query('begin isolation level repeatable read read only')
    horizon = await horizonOf(source)
    rows = await work({ source, target })
    await source.query('commit')
  })
  return { horizon, rows }
}

/** One transaction of what was written since the horizon. */
const catchUp = (pool: pg.Pool, move: Move, { tables }: Prepared, horizon: string): Promise<Pass> =>
  underSnapshot(pool, move, async (ends) => {
    await ends.target.query('begin')
    const { changed } = await copyChanges(ends, tables, { horizon })
    await ends.target.query('commit')
    move.report(`${changed} rows that were written meanwhile are copied`)
    return changed
  })
