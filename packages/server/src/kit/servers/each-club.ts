import type pg from 'pg'
import { schemaOf } from '../database/clubs.ts'
import { type OpenDatabase, openServer } from '../database/open-database.ts'
import { StartFailure } from '../embedded/start-failure.ts'

/** A club's place as the platform names it; no address stands for the installation's own database. */
export interface Placed {
  readonly slug: string
  readonly database_url: string | null
}
/** A club with its schema, and the pool of its server, as the owner. */
export interface PlacedClub extends Placed {
  readonly schema: string
  readonly pool: pg.Pool
}

type Open = (club: Placed) => Promise<PlacedClub>

/** Work on the servers of clubs, each opened once and as the owner; they are closed at the end. */
export async function withServers<T>(own: pg.Pool, work: (open: Open) => Promise<T>): Promise<T> {
  const opened = new Map<string, Promise<OpenDatabase>>()
  const serverAt = async (url: string, slug: string) => {
    const server = opened.get(url) ?? openServer(url, `platform.club.database_url of '${slug}'`)
    opened.set(url, server)
    return (await server).pool
  }
  try {
    return await work(async ({ slug, database_url }) => {
      const pool = database_url === null ? own : await serverAt(database_url, slug)
      return { slug, database_url, schema: schemaOf(slug), pool }
    })
  } finally {
    for (const server of opened.values())
      await server.then(
        ({ stop }) => stop(),
        () => {},
      )
  }
}

/** The present place of a club; undefined if there is none. */
export const placeNow = async (own: pg.Pool, slug: string) =>
  (await own.query<Placed>('select slug, database_url from platform.club where slug = $1', [slug])).rows[0]

/** Opens a club's server; null, with its short name and the reason in `away`, if that cannot be used. */
export async function openOrAway(open: Open, club: Placed, away: Map<string, string>): Promise<PlacedClub | null> {
  try {
    return await open(club)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    away.set(club.slug, error.message)
    return null
  }
}

/**
 * Work on every club of the installation, one after another, wherever it is. Clubs whose server cannot be used are left out, and refused at the
 * end, once all others are done.
 */
export const eachClub = (own: pg.Pool, work: (club: PlacedClub) => Promise<void>): Promise<void> =>
  withServers(own, async (open) => {
    const away = new Map<string, string>()
    const { rows } = await own.query<Pick<Placed, 'slug'>>('select slug from platform.club order by slug')
    for (const { slug } of rows) {
      // the place of now: all before it may have taken long
      const row = await placeNow(own, slug)
      const club = row && (await openOrAway(open, row, away))
      if (club) await work(club)
    }
    if (away.size > 0) throw new StartFailure(`Left out: ${[...away.keys()].join(', ')}. ${[...new Set(away.values())].join(' ')}`)
  })

/** Work on every server of the installation, one after another, with the clubs that are there. */
export const eachServer = (own: pg.Pool, work: (server: pg.Pool, clubs: readonly PlacedClub[]) => Promise<void>): Promise<void> =>
  withServers(own, async (open) => {
    const { rows } = await own.query<Placed>('select slug, database_url from platform.club order by slug')
    const clubs: PlacedClub[] = []
    for (const row of rows) clubs.push(await open(row))
    const byServer = Map.groupBy(clubs, ({ pool }) => pool)
    // the own server also without a club: it has the model of further ones
    if (!byServer.has(own)) byServer.set(own, [])
    for (const [server, there] of byServer) await work(server, there)
  })

/** Work on one club, wherever it is. Refuses an unknown short name. */
export const inPlaceOf = <T>(own: pg.Pool, slug: string, work: (club: PlacedClub) => Promise<T>): Promise<T> =>
  withServers(own, async (open) => {
    const row = await placeNow(own, slug)
    if (!row) throw new StartFailure(`There is no club '${slug}'.`)
    return work(await open(row))
  })
