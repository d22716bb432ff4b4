import { type ClubFacts, isLoopback } from '../../kit/database/clubs.ts'
import type { Caller } from '../../kit/http/serve.ts'

/**
 * Base address of links in mails: PUBLIC_URL, otherwise the club's own host. A Host header is trusted on this machine
 * only: otherwise an attacker could have a link to another site mailed to an administrator.
 */
export function publicUrl({ hosts }: Pick<ClubFacts, 'hosts'>, { host }: Pick<Caller, 'host'>): string {
  const configured = process.env.PUBLIC_URL?.replace(/\/+$/, '')
  if (configured) return configured
  const named = hosts.find((one) => !isLoopback(one))
  return named ? `https://${named}` : `http://${isLoopback(host) ? host : 'localhost'}`
}
