import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { settings } from '../club/public.ts'

type Hosts = Pick<ClubFacts, 'hosts'>

/** The address if a frame may open it: https, and not the club's own host; empty otherwise. */
export function frameAddress(address: string, { hosts }: Hosts): string {
  if (!URL.canParse(address)) return ''
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !hosts.includes(hostname) ? address : ''
}

/** Origins that the club's frames open: those of the manager of its web site and of its camera, each once. */
export async function frameOrigins(tx: Tx, club: Hosts): Promise<readonly string[]> {
  const { URL_GESTOR_WEB, URL_CAMARA_WEB } = await settings(tx)
  const addresses = [URL_GESTOR_WEB, URL_CAMARA_WEB].map((address) => frameAddress(address, club)).filter(Boolean)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
