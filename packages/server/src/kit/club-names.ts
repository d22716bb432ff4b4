import type pg from 'pg'
import { type ClubFacts, isSlug, namesOf, slugLength } from './database/clubs.ts'
import { StartFailure } from './embedded/start-failure.ts'

type Named = Pick<ClubFacts, 'slug' | 'hosts'>

/** Length of a club's name on the platform, and of its first administrator's surname. */
const nameLength = 120
const label = '[0-9a-z](?:[0-9a-z-]{0,61}[0-9a-z])?'
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/** Host names as the platform keeps them. Refuses what is none. */
export function readHosts(hosts: readonly string[]): string[] {
  const read = hosts.map((host) => host.toLowerCase())
  const wrong = hosts.find((_host, at) => !hostName.test(read[at]!))
  if (wrong !== undefined) throw new StartFailure(`'${wrong}' is no host name: use one such as club.example.org, without address or port.`)
  return [...new Set(read)]
}

/** Refuses a short name or a name that no club can have. */
export function requireNames({ slug, nombre }: { readonly slug: string; readonly nombre: string }) {
  if (slug.length > slugLength)
    throw new StartFailure(`'${slug}' is too long for a short name: it has ${slug.length} letters, and may have ${slugLength}.`)
  if (!isSlug(slug)) throw new StartFailure(`'${slug}' cannot be a short name: use small letters and digits.`)
  if (nombre.length > nameLength)
    throw new StartFailure(`The name of the club is too long: it has ${nombre.length} letters, and may have ${nameLength}.`)
}

const clubsBeside = async (client: Pick<pg.ClientBase, 'query'>, slug: string) =>
  (await client.query<Named>('select slug, hosts from platform.club where slug <> $1 order by slug', [slug])).rows

/** Refuses names at which another club answers. */
export async function requireFreeNames(client: Pick<pg.ClientBase, 'query'>, club: Named): Promise<void> {
  const names = namesOf(club)
  for (const other of await clubsBeside(client, club.slug)) {
    const taken = namesOf(other).find((name) => names.includes(name))
    if (taken) throw new StartFailure(`The club '${other.slug}' answers at ${taken}: choose another host name or short name.`)
  }
}

/**
 * The host names of a further club: those it is given, or one of this machine; none for the first one. Refuses names of other clubs, and a club
 * beside one without host names, which answers at every name only as long as it is alone.
 */
export async function hostsOfNew(client: Pick<pg.ClientBase, 'query'>, { slug, hosts = [] }: Partial<Named> & { readonly slug: string }) {
  const others = await clubsBeside(client, slug)
  const nameless = others.find((other) => other.hosts.length === 0)
  if (nameless)
    throw new StartFailure(
      `The club '${nameless.slug}' has no host name, and would no longer be found beside another club: name it first by npm run club -- hosts ${nameless.slug} <host name> ….`,
    )
  const own = hosts.length === 0 && others.length > 0 ? [`${slug}.localhost`] : hosts
  await requireFreeNames(client, { slug, hosts: own })
  return own
}
