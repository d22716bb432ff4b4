import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type ClubDb, openDatabase, openPool } from '../database/database.ts'
import { openDeskPool } from '../database/desk-role.ts'
import { bringBack } from './move-lock.ts'
import { hasSchema } from './schema-tables.ts'

/** The way to a club's tables. */
export interface Place {
  /** Address of the club's server when the list of clubs was read; null for the installation's own. */
  readonly server: string | null
  /** Leads to the club's present server, also after a move. */
  readonly db: ClubDb
  /** Resolves once the club may be written again; undefined if it may be now. */
  readonly held: () => Promise<void> | undefined
  /** Finds the club again that is not where it was. */
  readonly findAgain: () => Promise<void>
}

/** Schema or table that does not exist: the club has moved. */
const gone = new Set(['42P01', '3F000'])
export const isGone = (error: unknown) => gone.has((error as { code?: string }).code ?? '')

/** Milliseconds that writes of a club are kept waiting for the end of its move; then they wait in PostgreSQL, if it is still under way. */
const holdAtMost = 15_000
/** Tries to find a club, and milliseconds between two. */
const looks = { tries: 100, every: 50 }

/** Repeats work that found its club gone, at its new place. */
export async function followed<T>(club: Pick<Place, 'findAgain'>, work: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left === 0 || !isGone(error)) throw error
    await club.findAgain()
    return followed(club, work, left - 1)
  }
}

/** Pools of other servers, opened when they are first used, in the role of calls if it is there. */
function openOthers() {
  const opening = new Map<string, Promise<pg.Pool>>()
  const opened = new Set<pg.Pool>()
  const open = async (url: string) => {
    const owner = openPool({ connectionString: url }, 1)
    try {
      const pool = await openDeskPool({ connectionString: url }, owner)
      opened.add(pool)
      return pool
    } finally {
      await owner.end()
    }
  }
  return {
    opened,
    at: (url: string): Promise<pg.Pool> => {
      const known = opening.get(url)
      if (known) return known
      const pool = open(url)
      opening.set(url, pool)
      // the next call tries again
      pool.catch(() => opening.delete(url))
      return pool
    },
  }
}

/** Writes of clubs that wait for the end of a move. */
function openHolds() {
  const holds = new Map<string, { over: Promise<void>; release: () => void }>()
  return {
    of: (slug: string) => holds.get(slug)?.over,
    hold: (slug: string) => {
      holds.get(slug)?.release()
      const { promise: over, resolve } = Promise.withResolvers<void>()
      const release = () => {
        clearTimeout(timer)
        if (holds.get(slug)?.over === over) holds.delete(slug)
        resolve()
      }
      const timer = setTimeout(release, holdAtMost).unref()
      holds.set(slug, { over, release })
    },
    release: () => {
      for (const { release } of holds.values()) release()
    },
  }
}

/** The ways to all clubs over the pools of their servers; `reload` reads their addresses again. */
export function openPlaces(own: pg.Pool, { reload }: { reload: () => Promise<void> }) {
  const others = openOthers()
  const holds = openHolds()
  const urls = new Map<string, string | null>()
  const ways = new Map<string, Omit<Place, 'server'>>()
  const searches = new Map<string, Promise<void>>()
  const search = async (slug: string, schema: string) => {
    for (let left = looks.tries; left > 0; left -= 1) {
      await reload()
      const url = urls.get(slug)
      if (typeof url !== 'string' || (await hasSchema(await others.at(url), schema))) return
      await bringBack(own, { slug, schema, url })
      await pause(looks.every)
    }
  }
  const wayTo = (slug: string, schema: string): Omit<Place, 'server'> => {
    const { options } = own
    const connect = () => {
      const url = urls.get(slug)
      return typeof url === 'string' ? others.at(url).then((pool) => pool.connect()) : own.connect()
    }
    return {
      db: openDatabase({ connect, options, end: async () => {} } as pg.Pool),
      held: () => holds.of(slug),
      findAgain: () => {
        const under = searches.get(slug) ?? search(slug, schema).finally(() => searches.delete(slug))
        searches.set(slug, under)
        return under
      },
    }
  }
  return {
    /** The way to a club, which is at this address now. */
    at: (slug: string, schema: string, url: string | null): Place => {
      urls.set(slug, url)
      const way = ways.get(slug) ?? wayTo(slug, schema)
      ways.set(slug, way)
      return { ...way, server: url }
    },
    hold: holds.hold,
    release: holds.release,
    pools: () => [own, ...others.opened],
    close: async () => {
      holds.release()
      await Promise.all([...others.opened].map((pool) => pool.end()))
    },
  }
}
