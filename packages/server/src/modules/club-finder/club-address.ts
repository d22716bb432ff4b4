import { type ClubFacts, isLoopback } from '../../kit/database/clubs.ts'
import type { Caller } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

type Client = Pick<Caller, 'host' | 'secure'>

/** Base address of a club as its visitors reach it: this very host for the club of the request, its own host for another; null without one. */
function baseOf({ hosts }: Pick<ClubFacts, 'hosts'>, { host, secure }: Client, isOwn: boolean): string | null {
  if (isOwn) return `${secure ? 'https' : 'http'}://${host}`
  const named = hosts.find((one) => !isLoopback(one))
  if (named) return `https://${named}`
  const [local] = hosts
  return local && isLoopback(host) ? `http://${local}${/:\d+$/.exec(host)?.[0] ?? ''}` : null
}

/** Page of a club for continuing there: its public free hours, from where the own page (0195) is one step away. Null for a club without a host. */
export function clubAddress(club: Pick<ClubFacts, 'slug' | 'hosts'>, client: Client, isOwn: boolean): string | null {
  const base = baseOf(club, client, isOwn)
  return base && `${base}/buscadores?club=${encodeURIComponent(club.slug)}`
}

/** The same with day and hour chosen. */
export function chosenAddress(url: string, fecha: string, hora: number): string {
  const address = new URL(url)
  address.searchParams.set('fecha', fecha)
  address.searchParams.set('hora', String(hora))
  return address.href
}

/** Page of a signed-in user at the own club: the program of staff, the own page of a player. */
export const ownPage = (user: Pick<User, 'is_staff'>) => (user.is_staff ? '/admin' : '/socio')
