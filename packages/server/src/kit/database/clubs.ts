import type { Language } from '@app/contract/kit/texts'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { ClubFiles, Files } from '../files/files.ts'
import type { Keyring, SealedAt } from '../secrets/sealed.ts'
import { openPlaces, type Place } from '../servers/places.ts'
import { type ClubDb, openDatabase } from './database.ts'

/** Facts of the club that calls and jobs receive. */
export interface ClubFacts {
  readonly slug: string
  readonly schema: string
  readonly nombre: string
  readonly hosts: readonly string[]
  /** IANA zone of its wall clock. */
  readonly zone: string
  readonly language: Language
  readonly secrets: ClubSecrets
  readonly files: ClubFiles
  /** True for the club whose administrators bill the enrolments of all clubs. */
  readonly isCentral: boolean
}
/**
 * A club of this installation: a PostgreSQL schema, maybe on a server of its own, to which `db` leads even after a move. Only the kit has one,
 * because `db` is outside of every call's transaction.
 */
export interface Club extends ClubFacts, Place {}

/** A club's tables outside of any transaction: for the kit's own reads. */
export const tablesOf = ({ db, schema }: Club): ClubDb => db.withSchema(schema) as ClubDb

type InClub = Omit<SealedAt, 'schema'>
/** Seals values declared as `sealed`, and opens each in its own row only. */
export interface ClubSecrets extends Pick<Keyring, 'isCurrent'> {
  readonly seal: (text: string, place: InClub) => string
  /** Null when it cannot be read with the keys that are here. */
  readonly open: (sealed: string, place: InClub) => string | null
}
const secretsOf = ({ seal, open, isCurrent }: Keyring, schema: string): ClubSecrets => ({
  seal: (text, place) => seal(text, { ...place, schema }),
  open: (sealed, place) => open(sealed, { ...place, schema }),
  isCurrent,
})

/** The platform's own tables: small, read at start and when a club is added. */
export interface PlatformTables {
  club: {
    slug: string
    nombre: string
    hosts: string[]
    zona: string
    idioma: Language
    /** Address of the club's server; null for the installation's own database. */
    database_url: string | null
    /** Addresses at which its moves left a copy. */
    remains: string[]
    created_at: Date
  }
}

export const schemaOf = (slug: string) => `club_${slug}`
/** Schema at the newest migration that clubs are copied from; no short name leads to it. */
export const modelSchema = schemaOf('_model')
/** Length of the longest short name. */
export const slugLength = 40
export const isSlug = (slug: string) => slug.length <= slugLength && /^[0-9a-z]+$/.test(slug)

/** The name in a Host header; the addresses of this machine count as its name. */
const nameOf = (host: string) =>
  host
    .replace(/:\d+$/, '')
    .toLowerCase()
    .replace(/^(127\.\d+\.\d+\.\d+|\[::1\])$/, 'localhost')

/** The names at which a club answers: its hosts, and one of this machine by its short name. No two clubs share one (0200). */
export const namesOf = ({ slug, hosts }: Pick<ClubFacts, 'slug' | 'hosts'>): string[] => [...hosts.map(nameOf), `${slug}.localhost`]

/** True if a Host header names this very machine: no foreign name service can point there. */
export const isLoopback = (host: string) => /^([\w.-]+\.)?localhost$/.test(nameOf(host))

export interface Clubs {
  all(): readonly Club[]
  /**
   * The club that a Host header names. A single club also answers the names of this machine, and any name while
   * it has no host configured.
   */
  forHost(host: string): Club | null
  reload(): Promise<void>
  /** Keeps the writes of a club waiting until the next `reload`: its move is at its end. */
  hold(slug: string): void
  /** Pools of the servers in use. */
  pools(): readonly pg.Pool[]
  close(): Promise<void>
}

/** The clubs of the platform, each with the pool of its server, its own use of the keys, and its files; `central` is a short name. */
export async function openClubs(pool: pg.Pool, secrets: Keyring, files: Files, central?: string): Promise<Clubs> {
  const platform = (openDatabase<PlatformTables>(pool) as Kysely<PlatformTables>).withSchema('platform')
  const places = openPlaces(pool, { reload: () => reload() })
  let clubs: Club[] = []
  let byName: ReadonlyMap<string, Club> = new Map()
  const read = async () => {
    const rows = await platform.selectFrom('club').selectAll().orderBy('slug').execute()
    clubs = rows.map((row) => ({
      ...places.at(row.slug, schemaOf(row.slug), row.database_url),
      slug: row.slug,
      schema: schemaOf(row.slug),
      nombre: row.nombre,
      hosts: row.hosts,
      zone: row.zona,
      language: row.idioma,
      secrets: secretsOf(secrets, schemaOf(row.slug)),
      files: files.forClub(row.slug),
      isCentral: row.slug === central,
    }))
    byName = new Map(clubs.flatMap((club) => namesOf(club).map((name) => [name, club] as const)))
    places.release()
  }
  /** One after another: an older list never replaces a newer one. */
  let reading: Promise<void> = Promise.resolve()
  const reload = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  await reload()
  return {
    all: () => clubs,
    forHost: (host) => {
      const [only] = clubs
      if (clubs.length === 1 && (only!.hosts.length === 0 || isLoopback(host))) return only!
      return byName.get(nameOf(host)) ?? null
    },
    reload,
    hold: places.hold,
    pools: places.pools,
    close: places.close,
  }
}
